/// The push that a payload stands for, with what a push needs and the payload leaves out.
package struct WholePush {
    /// The category of the guide's extension.
    static let defaultCategory = "PW_STORIES"
    /// Stands where the payload has no alert.
    static let textPlaceholder = "NOTIFICATION_TEXT"
    /// The key in Apple's files for the simulator that says whose push it is.
    private static let targetBundle = "Simulator Target Bundle"

    /// As an element of a request's `notifications`.
    package let notification: JSONValue
    /// As the phone gets it.
    package let device: JSONValue
    /// The category that opens the extension.
    package let category: String
    /// The app's bundle identifier, where the payload is a file for the simulator that names it.
    package let bundleIdentifier: String?

    /// Reads a payload; nil where the text is not JSON.
    ///
    /// - Parameters:
    ///   - text: the payload in UTF-8, in any envelope.
    ///   - options: choose the notification and the language.
    /// - Throws: `OptionError` where the chosen notification does not exist.
    package init?(of text: [UInt8], options: PreviewOptions) throws(OptionError) {
        guard let json = try? JSONReader.read(text) else { return nil }
        let payload = try Payload(json: json, text: text, options: options)
        let source = payload.device.source
        let members: [JSONMember] =
            switch payload.envelope {
            case .createMessage, .notification: source.members ?? []
            case .device: Self.notification(from: source)
            case .block, .pages, .unknown:
                Self.mutable(source) + [JSONMember("data", payload.device.root.content, source)]
            }
        let whole = Self.completed(members, payload.device.root)
        notification = JSONValue(content: .object(whole), range: source.range)
        device = DevicePayload(notification: notification, language: options.language, text: text).root
        category = Alert(of: device).category ?? Self.defaultCategory
        bundleIdentifier = json[Self.targetBundle]?.string
    }

    /// Gives a notification the alert and the category that it lacks.
    private static func completed(_ members: [JSONMember], _ device: JSONValue) -> [JSONMember] {
        let alert = Alert(of: device)
        var whole = members
        if alert.title == nil, alert.subtitle == nil, alert.body == nil {
            whole.removeAll { $0.key.isSpelt("content") }
            whole.insert(JSONMember("content", .string(textPlaceholder), device), at: 0)
        }
        if alert.category == nil {
            whole.removeAll { $0.key.isSpelt("ios_category_custom") }
            whole.insert(JSONMember("ios_category_custom", .string(defaultCategory), device), at: 1)
        }
        return whole
    }

    /// What a request says for a device payload: the way back of the behaviour's section 7.
    private static func notification(from device: JSONValue) -> [JSONMember] {
        let aps = device["aps"]
        let alert = Alert(of: device)
        var members: [JSONMember] = []
        for (key, text) in [
            ("content", alert.body), ("ios_title", alert.title), ("ios_subtitle", alert.subtitle),
            ("ios_category_custom", alert.category),
        ] {
            if let text { members.append(JSONMember(key, .string(text), device)) }
        }
        let others = (aps?.members ?? []).filter { member in
            switch member.key {
            case "alert": member.value.members?.contains { !["title", "subtitle", "body"].contains($0.key) } == true
            case "category": member.value.string == nil
            default: true
            }
        }
        var parameters = others.isEmpty ? [] : [JSONMember("aps", .object(others), device)]
        let data = device["u"] ?? device["pw_stories"].map { $0.wrapped(in: "pw_stories") }
        let dataKey = device["u"] == nil ? "pw_stories" : "u"
        parameters += (device.members ?? []).filter { !["aps", targetBundle, dataKey].contains($0.key) }
        if !parameters.isEmpty { members.append(JSONMember("ios_root_params", .object(parameters), device)) }
        if let data { members.append(JSONMember("data", data.content, data)) }
        return members
    }

    /// What lets the service extension fetch pictures ahead.
    private static func mutable(_ source: JSONValue) -> [JSONMember] {
        let aps = JSONMember("mutable-content", .number("1"), source)
        return [JSONMember("ios_root_params", .object([JSONMember("aps", .object([aps]), source)]), source)]
    }
}

extension JSONMember {
    fileprivate init(_ key: String, _ content: JSONValue.Content, _ place: JSONValue) {
        self.init(key, content, at: place.range)
    }
}
