/// A payload's text, read: its JSON, its shape, and what delivery makes of it.
struct Payload {
    /// The JSON that the text holds.
    let json: JSONValue
    /// The shape in which it was given.
    let envelope: Envelope
    /// What reaches the phone.
    let device: DevicePayload
    /// The stories block in it.
    let block: StoriesBlock

    /// Turns a JSON value into the device payload.
    ///
    /// - Parameters:
    ///   - json: the value.
    ///   - text: the bytes of the text that holds it.
    ///   - options: choose the notification and the language.
    /// - Throws: `OptionError` where the chosen notification does not exist.
    init(json: JSONValue, text: [UInt8], options: PreviewOptions) throws(OptionError) {
        self.json = json
        envelope = Envelope(of: json)
        let count = envelope == .createMessage ? json["request"]?["notifications"]?.array?.count ?? 0 : 1
        if let index = options.notification, index >= count {
            throw OptionError.notificationOutOfRange(index, count: count)
        }
        let devices = Self.devices(json, envelope, text: text, options: options)
        (device, block) = Self.firstWithBlock(devices, text: text) ?? (DevicePayload(root: json.emptied), .none)
    }

    private static func devices(
        _ json: JSONValue, _ envelope: Envelope, text: [UInt8], options: PreviewOptions
    ) -> some Sequence<DevicePayload> {
        let elements: ArraySlice<JSONValue>
        switch envelope {
        case .createMessage:
            let notifications = json["request"]?["notifications"]?.array ?? []
            elements = options.notification.map { notifications[$0...$0] } ?? notifications[...]
        default: elements = [json]
        }
        return elements.lazy.map { element in
            switch envelope {
            case .createMessage, .notification:
                DevicePayload(notification: element, language: options.language, text: text)
            case .device, .unknown: DevicePayload(root: element)
            case .block: DevicePayload(root: element.wrapped(in: "pw_stories"))
            case .pages: DevicePayload(root: element.wrapped(in: "pages").wrapped(in: "pw_stories"))
            }
        }
    }

    /// The first payload in which the phone finds a block, else the first of all.
    private static func firstWithBlock(
        _ devices: some Sequence<DevicePayload>, text: [UInt8]
    ) -> (DevicePayload, StoriesBlock)? {
        var first: (DevicePayload, StoriesBlock)?
        for device in devices {
            let block = StoriesBlock(in: device.root, text: text)
            if block.block != nil { return (device, block) }
            first = first ?? (device, block)
        }
        return first
    }
}

extension StoriesBlock {
    fileprivate static let none = StoriesBlock(in: JSONValue(content: .null, range: 0..<0), text: [])
}

extension JSONValue {
    /// An object that holds this value alone, standing in the same place.
    func wrapped(in key: String) -> JSONValue {
        JSONValue(content: .object([JSONMember(key, content, at: range)]), range: range)
    }

    /// An object without members, standing in the same place.
    fileprivate var emptied: JSONValue {
        JSONValue(content: .object([]), range: range)
    }
}
