/// Finds one kind of mistake in a plist. A rule is a file of its own, named after it, and stands in `PlistRules.all`.
protocol PlistRule: SendableMetatype {
    /// Reports every place where the rule's mistake stands.
    static func check(_ inspection: PlistInspection, _ findings: inout Findings)
}

/// Every rule about a plist.
enum PlistRules {
    static let all: [any PlistRule.Type] = [
        PlistRecognised.self, PlistKeyMissing.self, PlistKeyMisspelt.self, PlistKeyMisplaced.self,
        PlistWrongType.self, PlistWrongValue.self, PlistEntryMissing.self, PlistEntryTwice.self,
        PlistCategoryMismatch.self, PlistRatioMismatch.self, PlistAppGroupMismatch.self,
        PlistTransportSecurity.self,
    ]
}

extension PlistKey {
    /// What the viewer sees where the key is as if it were not there.
    var effect: Effect {
        switch self {
        case .extension, .pointIdentifier, .principalClass, .mainStoryboard: .extensionNotLoaded
        case .attributes, .category: .extensionStaysClosed
        case .userInteraction: .tapsDoNotArrive
        case .contentHidden: .textUnderStory
        case .ratio: .heightChanges
        case .transportSecurity, .arbitraryLoads, .localNetworking, .exceptionDomains: .insecureStaysBlack
        case .appGroups: .fetchedAheadInVain
        }
    }

    /// What the viewer loses with it.
    var severity: Finding.Severity {
        switch effect {
        case .extensionNotLoaded, .extensionStaysClosed: .error
        default: .warning
        }
    }
}

extension Fix {
    /// Puts a member in front of a dictionary's other members, indented as the first of them.
    static func adding(_ key: PlistKey, _ value: String, to dictionary: JSONValue, in text: [UInt8]) -> Fix? {
        let tag = "<dict>"
        let start = dictionary.range.lowerBound + tag.utf8.count
        guard let first = dictionary.members?.first, text[dictionary.range].starts(with: tag.utf8) else { return nil }
        let indent = String(decoding: text[start..<first.keyRange.lowerBound], as: UTF8.self)
        guard indent.utf8.allSatisfy(\.isJSONSpace) else { return nil }
        let member = "\(indent)<key>\(key.rawValue)</key>\(indent)\(value)"
        return .offered(.write, [.text(key.rawValue)], .insert(member, at: start))
    }
}

extension String {
    /// As it stands in an element's text.
    var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
