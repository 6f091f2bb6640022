import StoryEngine

/// A file of a kit.
package struct KitFile: Sendable, Equatable {
    /// Where it stands in the kit, with slashes.
    package let path: String
    /// Its text.
    package let bytes: [UInt8]
}

/// The files that a kit may have, and where their templates stand in `Templates/kit`.
struct KitPlan {
    let path: String
    let format: KitFormat
    /// Whether it is there only with an App Group, which is what prefetching needs.
    var needsAppGroup = false

    private static let content = "StoriesContentExtension"
    private static let service = "StoriesServiceExtension"

    /// All but the README, of which there is one a language.
    static let files = [
        KitPlan(path: "\(content)/NotificationViewController.swift", format: .swift),
        KitPlan(path: "\(content)/Info.plist", format: .xml),
        KitPlan(path: "\(content)/\(content).entitlements", format: .xml, needsAppGroup: true),
        KitPlan(path: "\(service)/NotificationService.swift", format: .swift, needsAppGroup: true),
        KitPlan(path: "\(service)/Info.plist", format: .xml, needsAppGroup: true),
        KitPlan(path: "\(service)/\(service).entitlements", format: .xml, needsAppGroup: true),
        KitPlan(path: "App/App.entitlements", format: .xml, needsAppGroup: true),
        KitPlan(path: "Package.swift", format: .fixed),
        KitPlan(path: "Podfile", format: .fixed),
        KitPlan(path: "request.json", format: .json),
        KitPlan(path: "story.apns", format: .json),
        KitPlan(path: "push-to-simulator.sh", format: .shell),
    ]
    static let readme = KitPlan(path: "README.md", format: .markdown)

    static func readmeTemplate(_ language: Language) -> String { "README.\(language.rawValue).md" }
}
