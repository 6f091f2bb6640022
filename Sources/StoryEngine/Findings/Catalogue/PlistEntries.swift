/// Parts of an extension's Info.plist that the examples write otherwise.
private enum Part {
    static let opening = """
        <dict>
          <key>NSExtension</key>

        """
    static let category = """
              <key>UNNotificationExtensionCategory</key>
              <string>PW_STORIES</string>

        """
    static let interaction = """
              <key>UNNotificationExtensionUserInteractionEnabled</key>
              <true/>

        """
    static let hidden = """
              <key>UNNotificationExtensionDefaultContentHidden</key>
              <true/>

        """
    static let ratio = """
              <key>UNNotificationExtensionInitialContentSizeRatio</key>
              <real>1.5</real>
            </dict>

        """
    static let entry = """
            <key>NSExtensionPrincipalClass</key>
            <string>$(PRODUCT_MODULE_NAME).NotificationViewController</string>
          </dict>

        """
}

extension FindingEntry {
    /// What the app's developers have: the Info.plist of an extension, and entitlements.
    static let plist: [FindingEntry] = [
        FindingEntry(
            .plistRecognised,
            meaning: "The text is a property list: an extension's Info.plist, or entitlements. It is checked as such.",
            onPhone: "It goes into the app, not into a push, so nothing plays.",
            cure: "Nothing has to change. To see a story, paste the payload.",
            before: .plist(Part.category),
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .plistBinary,
            meaning: "The property list is in Apple's binary form, which is not looked into.",
            onPhone: "It works as well as an XML one; whether it is right was not checked.",
            cure: "Make it XML first: plutil -convert xml1 Info.plist.",
            before: "bplist00",
            after: .plist(Part.category)),
        FindingEntry(
            .plistSyntax,
            meaning: "The property list is not well-formed: a tag is not closed, or something stands where it cannot.",
            onPhone: "Xcode refuses the file, so there is no extension and no story.",
            cure: "Put right what stands there. The rest is checked after that.",
            before: .plist(
                Part.category, as: Part.category.replacing("</string>", with: "")),
            after: .plist(Part.category)),
        FindingEntry(
            .plistKeyMissing,
            meaning: "A key without which no story opens, or it opens otherwise than in the preview, is not there.",
            onPhone: "That depends on the key: no story, taps that do not arrive, or a text under the story.",
            cure: "Add the key to the dictionary that is named.",
            before: .plist(Part.interaction + Part.hidden, as: Part.interaction),
            after: .plist(Part.interaction + Part.hidden)),
        FindingEntry(
            .plistKeyMisspelt,
            meaning: "A key looks like one that the system reads, but is spelt otherwise. Capital letters count.",
            onPhone: "It is as if the key were not there.",
            cure: "Write the key as it is named.",
            before: .plist(
                Part.category, as: Part.category.replacing("Category", with: "Categry")),
            after: .plist(Part.category)),
        FindingEntry(
            .plistKeyMisplaced,
            meaning: "A key stands in another dictionary than the one in which the system looks for it.",
            onPhone: "It is as if the key were not there.",
            cure: "Move the key with its value into the dictionary that is named.",
            before: .plist(
                Part.ratio,
                as: """
                        </dict>
                        <key>UNNotificationExtensionInitialContentSizeRatio</key>
                        <real>1.5</real>

                    """),
            after: .plist(Part.ratio)),
        FindingEntry(
            .plistWrongType,
            meaning: "A value has another type than the system reads: a Boolean or a number given as text.",
            onPhone: "The system may take it for missing.",
            cure: "Write <true/> for a Boolean, <real> for a number, <array> for a list.",
            before: .plist(
                Part.hidden, as: Part.hidden.replacing("<true/>", with: "<string>YES</string>")),
            after: .plist(Part.hidden)),
        FindingEntry(
            .plistWrongValue,
            meaning: "A value has the right type, but with it the story does not open as it plays in the preview.",
            onPhone: "That depends on the key: no story, taps that do not arrive, or a text under the story.",
            cure: "Write the value that is named.",
            before: .plist(
                Part.interaction, as: Part.interaction.replacing("<true/>", with: "<false/>")),
            after: .plist(Part.interaction)),
        FindingEntry(
            .plistEntryMissing,
            meaning: "The extension names neither a class nor a storyboard to begin with.",
            onPhone: "The system does not load the extension: no story opens.",
            cure:
                "Add NSExtensionPrincipalClass to NSExtension, with $(PRODUCT_MODULE_NAME) and a dot before the class.",
            before: .plist(Part.entry, as: "  </dict>\n"),
            after: .plist(Part.entry)),
        FindingEntry(
            .plistEntryTwice,
            meaning: "The extension names a class and a storyboard. Xcode's own template comes with a storyboard.",
            onPhone: "The system may load the wrong one, or none: the story may not open.",
            cure: "Remove NSExtensionMainStoryboard, and the storyboard itself.",
            before: .plist(
                Part.entry,
                as: """
                        <key>NSExtensionMainStoryboard</key>
                        <string>MainInterface</string>

                    """ + Part.entry),
            after: .plist(Part.entry)),
        FindingEntry(
            .plistCategoryMismatch,
            meaning: "The extension opens for another category than the push has that is checked with it.",
            onPhone: "The notification shows no story: the extension opens only for its own category.",
            cure: "Write the same category in both.",
            before: .plist(
                Part.category, as: Part.category.replacing("PW_STORIES", with: "STORIES"),
                categories: ["PW_STORIES"]),
            after: .plist(Part.category, categories: ["PW_STORIES"])),
        FindingEntry(
            .plistRatioMismatch,
            meaning: "UNNotificationExtensionInitialContentSizeRatio is not the storyAspectRatio of the options.",
            onPhone: "The notification changes its height while it opens.",
            cure: "Write the same ratio in both: in the Info.plist and in the view controller.",
            before: .plist(Part.ratio, as: Part.ratio.replacing("1.5", with: "1.25")),
            after: .plist(Part.ratio)),
        FindingEntry(
            .plistAppGroupMismatch,
            meaning: "The entitlements lack the App Group that the options name as appGroupIdentifier.",
            onPhone: "Pictures that were fetched ahead are not found, so the first page may start black.",
            cure: "Choose the same App Group for the app and both extensions.",
            before: .entitlements(group: "group.com.example.old"),
            after: .entitlements(group: "group.com.example.app")),
        FindingEntry(
            .plistTransportSecurity,
            meaning: "What allows plain http stands outside NSAppTransportSecurity.",
            onPhone: "It allows nothing there: pages with pictures over plain http stay black.",
            cure:
                "Better: serve the pictures over https. Else put it into NSAppTransportSecurity of the extension's own Info.plist.",
            before: .plist(
                Part.opening,
                as: """
                    <dict>
                      <key>NSAllowsArbitraryLoads</key>
                      <true/>
                      <key>NSExtension</key>

                    """),
            after: .plist(Part.opening)),
    ]
}
