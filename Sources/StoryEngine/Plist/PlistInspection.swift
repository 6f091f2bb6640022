/// What the rules about plists look at.
///
/// Where a key is misspelt or stands in the wrong dictionary, the other rules look at it as if it were right: so that
/// all findings come in one answer, and mending one of them brings up no others.
struct PlistInspection {
    /// What the file is for.
    enum Kind {
        case contentExtension
        case serviceExtension
        case entitlements
    }

    /// A key that means something, wherever it stands.
    struct Found {
        let key: PlistKey
        let member: JSONMember
        /// The dictionary that it stands in; nil where that means nothing here.
        let place: PlistKey.Home?

        var isMisspelt: Bool { member.key != key.rawValue }
        var isMisplaced: Bool { place != key.home }
        var value: JSONValue { member.value }
        fileprivate var rank: Int { isMisplaced ? 0 : isMisspelt ? 1 : 2 }
        /// Whether Xcode puts the value in while it builds.
        var isBuildSetting: Bool { value.string.map { $0.contains("$(") || $0.contains("${") } ?? false }
    }

    /// What an app and its push say besides.
    struct Surroundings {
        /// The options that the story is shown with.
        let options: PreviewOptions
        /// The categories of the pushes that are known.
        let categories: [String]
    }

    /// The point identifier of a notification service extension.
    static let servicePoint = "com.apple.usernotifications.service"
    /// The point identifier of a notification content extension.
    static let contentPoint = "com.apple.usernotifications.content-extension"

    /// The file's bytes.
    let text: [UInt8]
    /// Its outermost value.
    let root: JSONValue
    let surroundings: Surroundings
    let kind: Kind
    /// The keys that mean something, in the order of the file.
    let found: [Found]
    private let counting: [PlistKey: Found]

    init(text: [UInt8], root: JSONValue, surroundings: Surroundings) {
        self.text = text
        self.root = root
        self.surroundings = surroundings
        let isEntitlements = Self.isEntitlements(root)
        var walk: [Found] = []
        Self.look(in: root, at: isEntitlements ? .entitlements : .root, &walk)
        found = walk
        // Of two, one that stands right counts before one that only looks like it, and the last before others.
        counting = Dictionary(walk.map { ($0.key, $0) }) { $1.rank >= $0.rank ? $1 : $0 }
        let point = walk.last { $0.key == .pointIdentifier }?.value.string
        kind = isEntitlements ? .entitlements : point == Self.servicePoint ? .serviceExtension : .contentExtension
    }

    /// The member that counts for a key.
    subscript(key: PlistKey) -> Found? { counting[key] }

    /// The dictionary that keys belong in; nil where it is missing.
    func dictionary(_ home: PlistKey.Home) -> JSONValue? {
        switch home {
        case .root, .entitlements: root
        case .extension: self[.extension]?.value
        case .attributes: self[.attributes]?.value
        case .transportSecurity: self[.transportSecurity]?.value
        }
    }

    /// What is marked of a value: of a dictionary the tag with which it begins, as all of it would be most of the file.
    func opening(of value: JSONValue) -> Range<Int> {
        guard value.members != nil else { return value.range }
        let start = value.range.lowerBound
        let tag = text[value.range].prefix { $0 != UInt8(ascii: ">") }
        return start..<min(tag.endIndex + 1, value.range.upperBound)
    }

    private static func isEntitlements(_ root: JSONValue) -> Bool {
        let keys = (root.members ?? []).map(\.key)
        let known = keys.contains { $0.hasPrefix("com.apple.") || $0 == "aps-environment" }
        return known && !keys.contains { $0.hasPrefix("NSExtension") || $0.hasPrefix("CFBundle") }
    }

    private static func look(in value: JSONValue, at home: PlistKey.Home?, _ found: inout [Found]) {
        guard let members = value.members else { return }
        let meant = home.map { KeySuggestion(among: $0.keys).keys(for: members) } ?? [:]
        for (place, member) in members.enumerated() {
            let key = PlistKey(rawValue: member.key) ?? meant[place].flatMap(PlistKey.init)
            if let key { found.append(Found(key: key, member: member, place: home)) }
            look(in: member.value, at: key?.opens, &found)
        }
    }
}
