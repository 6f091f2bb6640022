import TestSupport

@testable import StoryEngine

/// The attributes of an Info.plist in which nothing is wrong.
let soundAttributes = """
    <key>UNNotificationExtensionCategory</key><string>PW_STORIES</string>
    <key>UNNotificationExtensionUserInteractionEnabled</key><true/>
    <key>UNNotificationExtensionDefaultContentHidden</key><true/>
    <key>UNNotificationExtensionInitialContentSizeRatio</key><real>1.5</real>
    """
/// How the extension of such an Info.plist begins.
let soundEntry = "<key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Stories</string>"
/// Which kind of extension it is.
let soundPoint = """
    <key>NSExtensionPointIdentifier</key><string>com.apple.usernotifications.content-extension</string>
    """

/// The Info.plist of a content extension, sound unless a part says otherwise.
func infoPlist(
    root: String = "", point: String = soundPoint, entry: String = soundEntry, attributes: String = soundAttributes
) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>\(root)
    <key>NSExtension</key><dict>
    <key>NSExtensionAttributes</key><dict>
    \(attributes)
    </dict>
    \(point)
    \(entry)
    </dict></dict></plist>
    """
}

/// Entitlements with these members.
func entitlements(_ members: String) -> String {
    "<plist version=\"1.0\"><dict><key>aps-environment</key><string>development</string>\(members)</dict></plist>"
}

/// The findings about a plist, all but the one that says what it is.
func plistFindings(_ text: String, categories: [String] = [], group: String? = nil) throws -> [Finding] {
    var options = PreviewOptions()
    options.appGroupIdentifier = group
    let surroundings = PreviewSurroundings(categories: categories)
    return try Timeline(of: Array(text.utf8), options: options, surroundings: surroundings).findings
        .filter { $0.code != .plistRecognised }
}

extension [Finding] {
    /// The text with every first fix made.
    func mended(_ text: String) -> String {
        let edits = compactMap(\.fixes.first).flatMap(\.edits).sorted { $0.range.start.offset > $1.range.start.offset }
        let units = edits.reduce(into: [UInt16](text.utf16)) { units, edit in
            units.replaceSubrange(edit.range.start.offset..<edit.range.end.offset, with: edit.replacement.utf16)
        }
        return String(decoding: units, as: UTF16.self)
    }
}
