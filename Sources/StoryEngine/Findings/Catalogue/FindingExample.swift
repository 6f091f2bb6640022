/// A payload that shows a finding, or how it is cured; its middle may be repeated.
public struct FindingExample: Sendable, ExpressibleByStringLiteral {
    private let start: [UInt8]
    private let unit: String
    private let count: Int
    private let end: String
    /// What is known of its pictures.
    private var media: [String: MediaFacts] = [:]
    /// The categories of the pushes that a plist is compared with.
    private var categories: [String] = []
    /// The App Group that entitlements are compared with.
    private var appGroup: String?
    /// What is shown of a long text.
    private var excerpt: String?

    /// A payload with a part that stands many times in a row.
    init(_ start: String, repeating unit: String, count: Int, _ end: String = "") {
        self.start = Array(start.utf8)
        self.unit = unit
        self.count = count
        self.end = end
    }

    /// A payload that may not be UTF-8.
    init(bytes: [UInt8]) {
        start = bytes
        unit = ""
        count = 0
        end = ""
    }

    /// A payload as it is written.
    public init(stringLiteral text: String) {
        self.init(bytes: Array(text.utf8))
    }

    /// The payload's text.
    public var bytes: [UInt8] {
        start + Array(repeatElement(unit.utf8, count: count).joined()) + end.utf8
    }

    /// What the phone will do to its mistakes.
    public var findings: [Finding] {
        var options = PreviewOptions()
        options.appGroupIdentifier = appGroup
        let timeline = try? Timeline(
            of: bytes, options: options, surroundings: PreviewSurroundings(media: media, categories: categories))
        return timeline?.findings ?? []
    }

    /// The payload as people read it: what is repeated stands three times, and what cannot be seen by its name.
    public var shown: String {
        if let excerpt { return "…\n\(excerpt)…" }
        let repeated = count > 0 ? String(repeating: unit, count: min(count, 3)) + "… " : ""
        return String(decoding: start, as: UTF8.self).replacing("\u{FEFF}", with: "⟨U+FEFF⟩") + repeated + end
    }
}

extension FindingExample {
    /// A page with a picture and these members.
    static func page(_ members: String) -> FindingExample {
        FindingExample(stringLiteral: "[{\"image\": \"https://cdn.test/1.jpg\",\n  \(members)}]")
    }

    /// A page with this picture.
    static func page(image: String) -> FindingExample {
        FindingExample(stringLiteral: #"[{"image": "\#(image)"}]"#)
    }

    /// A page with this picture, of which this is known.
    static func page(image: String, _ facts: MediaFacts) -> FindingExample {
        var example = page(image: image)
        example.media = [image: facts]
        return example
    }

    /// What reaches the phone, with these members beside `aps`.
    static func push(_ members: String) -> FindingExample {
        FindingExample(
            stringLiteral: """
                {"aps": {"alert": "Summer sale", "category": "PW_STORIES", "mutable-content": 1},
                 \(members)}
                """)
    }

    /// A request for a story, with these members in its notification.
    static func request(_ members: String) -> FindingExample {
        FindingExample(
            stringLiteral: """
                {"request": {"notifications": [
                  {"content": "Summer sale",
                   \(members.replacing("\n", with: "\n   ")),
                   "data": {"pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}}}]}}
                """)
    }
}

extension FindingExample {
    /// The Info.plist of a content extension, with one part written otherwise.
    ///
    /// - Parameters:
    ///   - part: what is shown of it, whole lines; stands in it as it is.
    ///   - other: what stands in the part's place, if anything does.
    ///   - categories: those of the pushes that it has to open for.
    /// - Returns: the example, of which that part is shown.
    static func plist(_ part: String, as other: String? = nil, categories: [String] = []) -> FindingExample {
        var example = FindingExample(stringLiteral: whole.replacing(part, with: other ?? part))
        example.excerpt = other ?? part
        example.categories = categories
        return example
    }

    /// Entitlements with one App Group, for an app that uses `group.com.example.app`.
    static func entitlements(group: String) -> FindingExample {
        var example = FindingExample(
            stringLiteral: """
                <plist version="1.0">
                <dict>
                  <key>com.apple.security.application-groups</key>
                  <array>
                    <string>\(group)</string>
                  </array>
                </dict>
                </plist>
                """)
        example.appGroup = "group.com.example.app"
        return example
    }

    private static let whole = """
        <plist version="1.0">
        <dict>
          <key>NSExtension</key>
          <dict>
            <key>NSExtensionAttributes</key>
            <dict>
              <key>UNNotificationExtensionCategory</key>
              <string>PW_STORIES</string>
              <key>UNNotificationExtensionUserInteractionEnabled</key>
              <true/>
              <key>UNNotificationExtensionDefaultContentHidden</key>
              <true/>
              <key>UNNotificationExtensionInitialContentSizeRatio</key>
              <real>1.5</real>
            </dict>
            <key>NSExtensionPointIdentifier</key>
            <string>com.apple.usernotifications.content-extension</string>
            <key>NSExtensionPrincipalClass</key>
            <string>$(PRODUCT_MODULE_NAME).NotificationViewController</string>
          </dict>
        </dict>
        </plist>
        """
}
