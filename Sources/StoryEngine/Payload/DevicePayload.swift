/// What reaches the phone: the JSON object that APNs delivers.
struct DevicePayload {
    /// The object. Values that the author wrote keep their place in the text.
    let root: JSONValue
    /// The value of the text that became the payload: where something missing belongs.
    let source: JSONValue
    /// How many bytes it takes, minified. A range where delivery may spell custom data in several ways.
    let bytes: ClosedRange<Int>

    /// A payload that delivery passes on as it is.
    init(root: JSONValue) {
        self.root = root
        source = root
        let bytes = MinifiedSize(of: root).bytes
        self.bytes = bytes...bytes
    }

    fileprivate init(root: JSONValue, source: JSONValue, bytes: ClosedRange<Int>) {
        self.root = root
        self.source = source
        self.bytes = bytes
    }
}

extension DevicePayload {
    /// Turns one element of `notifications` into the device payload (the behaviour's section 7).
    ///
    /// - Parameters:
    ///   - notification: the element.
    ///   - language: the tag that chooses from a `content` given by language.
    ///   - text: the bytes of the author's text.
    init(notification: JSONValue, language: String?, text: [UInt8]) {
        let rootParams = notification["ios_root_params"]?.members ?? []
        var aps = Self.aps(of: notification, language: language)
        var root: [JSONMember] = []
        for member in rootParams {
            if member.key.isSpelt("aps"), let own = member.value.members {
                aps.merge(own)
            } else {
                root.merge([member])
            }
        }
        if !aps.isEmpty, !root.contains(where: { $0.key.isSpelt("aps") }) {
            root.insert(JSONMember("aps", .object(aps), at: notification.range), at: 0)
        }
        let data = root.contains { $0.key.isSpelt("u") } ? nil : notification.member("data")
        let others = JSONValue(content: .object(root), range: notification.range)
        if let data { root.append(JSONMember(key: "u", keyRange: data.keyRange, value: data.value)) }
        self.init(
            root: JSONValue(content: .object(root), range: notification.range), source: notification,
            bytes: Self.bytes(of: others, data: data?.value, text: text))
    }

    private static func aps(of notification: JSONValue, language: String?) -> [JSONMember] {
        var alert: [JSONMember] = []
        let title = notification["ios_title"] ?? notification["title"]
        let subtitle = notification["ios_subtitle"] ?? notification["subtitle"]
        let body = notification["content"]?.localised(language)
        for (key, value) in [("title", title), ("subtitle", subtitle), ("body", body)] {
            if let value { alert.append(JSONMember(key, value.content, at: value.range)) }
        }
        var aps: [JSONMember] = []
        if !alert.isEmpty { aps.append(JSONMember("alert", .object(alert), at: notification.range)) }
        for (key, field) in [
            ("category", notification["ios_category_custom"]), ("badge", notification["ios_badges"]),
            ("sound", notification["ios_sound"]),
        ] {
            if let field { aps.append(JSONMember(key, field.content, at: field.range)) }
        }
        return aps
    }

    /// Custom data goes out as an object, as a string of JSON, or as one with every escape that JSON allows.
    private static func bytes(of others: JSONValue, data: JSONValue?, text: [UInt8]) -> ClosedRange<Int> {
        let base = MinifiedSize(of: others).bytes
        guard let data else { return base...base }
        let frame = base + #""u":"#.utf8.count + (others.members?.isEmpty == true ? 0 : 1)
        guard let object = data.string == nil ? data : data.decoded(in: text) else {
            let bytes = frame + MinifiedSize(of: data).bytes
            return bytes...bytes
        }
        let shortest = MinifiedSize(of: object, .shortest)
        return frame + shortest.bytes...frame + MinifiedSize(of: object, .longest).asString
    }
}

extension JSONMember {
    init(_ key: String, _ content: JSONValue.Content, at range: Range<Int>) {
        self.init(key: key, keyRange: range, value: JSONValue(content: content, range: range))
    }
}

extension [JSONMember] {
    /// Puts `others` over the members of the same key.
    fileprivate mutating func merge(_ others: [JSONMember]) {
        let keys = Set(others.map(\.key.utf8Bytes))
        removeAll { keys.contains($0.key.utf8Bytes) }
        append(contentsOf: others)
    }
}

extension String {
    fileprivate var utf8Bytes: [UInt8] { Array(utf8) }
}

extension JSONValue {
    /// The text for `language` where this is an object by language: that tag, else its primary language, else `en`,
    /// else the first (the contract, section 1). Any other value is its own answer.
    fileprivate func localised(_ language: String?) -> JSONValue? {
        guard let members else { return self }
        let primary = language.map { String($0.prefix { $0 != "-" && $0 != "_" }) }
        for tag in [language, primary, "en"] {
            if let tag, let match = members.last(where: { $0.key.lowercased() == tag.lowercased() }) {
                return match.value
            }
        }
        return members.first?.value
    }
}
