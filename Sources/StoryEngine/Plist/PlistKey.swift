/// The keys of plists that a story depends on (the behaviour's section 8).
enum PlistKey: String, CaseIterable {
    case `extension` = "NSExtension"
    case pointIdentifier = "NSExtensionPointIdentifier"
    case principalClass = "NSExtensionPrincipalClass"
    case mainStoryboard = "NSExtensionMainStoryboard"
    case attributes = "NSExtensionAttributes"
    case category = "UNNotificationExtensionCategory"
    case userInteraction = "UNNotificationExtensionUserInteractionEnabled"
    case contentHidden = "UNNotificationExtensionDefaultContentHidden"
    case ratio = "UNNotificationExtensionInitialContentSizeRatio"
    case transportSecurity = "NSAppTransportSecurity"
    case arbitraryLoads = "NSAllowsArbitraryLoads"
    case localNetworking = "NSAllowsLocalNetworking"
    case exceptionDomains = "NSExceptionDomains"
    case appGroups = "com.apple.security.application-groups"

    /// The dictionaries that keys belong in.
    enum Home: CaseIterable {
        case root
        case entitlements
        case `extension`
        case attributes
        case transportSecurity

        /// What it is called: a root by its file.
        var name: String {
            switch self {
            case .root: "Info.plist"
            case .entitlements: ".entitlements"
            case .extension: PlistKey.extension.rawValue
            case .attributes: PlistKey.attributes.rawValue
            case .transportSecurity: PlistKey.transportSecurity.rawValue
            }
        }

        /// The keys that mean something in it.
        var keys: [String] { PlistKey.allCases.filter { $0.home == self }.map(\.rawValue) }
    }

    /// Where it belongs.
    var home: Home {
        switch self {
        case .extension, .transportSecurity: .root
        case .pointIdentifier, .principalClass, .mainStoryboard, .attributes: .extension
        case .category, .userInteraction, .contentHidden, .ratio: .attributes
        case .arbitraryLoads, .localNetworking, .exceptionDomains: .transportSecurity
        case .appGroups: .entitlements
        }
    }

    /// The dictionary that it holds.
    var opens: Home? {
        switch self {
        case .extension: .extension
        case .attributes: .attributes
        case .transportSecurity: .transportSecurity
        default: nil
        }
    }

    /// What its value may be; the first is the usual one.
    var types: [ValueType] {
        switch self {
        case .extension, .attributes, .transportSecurity, .exceptionDomains: [.object]
        case .pointIdentifier, .principalClass, .mainStoryboard: [.text]
        case .category: [.text, .list]
        case .userInteraction, .contentHidden, .arbitraryLoads, .localNetworking: [.boolean]
        case .ratio: [.number]
        case .appGroups: [.list]
        }
    }
}
