extension FindingEntry {
    /// Whether it is sent, shown, and opened by the right extension.
    static let push: [FindingEntry] = [
        FindingEntry(
            .payloadTooLarge,
            meaning: """
                What reaches the phone takes more than 4,096 bytes even in its shortest spelling. The largest \
                fields are named.
                """,
            onPhone: "Nobody gets the push: APNs refuses it.",
            cure: """
                Shorten the largest fields, most often the URLs of pictures, or leave out the pages that do not \
                fit.
                """,
            before: FindingExample(
                #"[{"image": "https://cdn.test/1.jpg?token="#, repeating: "c2ln", count: 1100, #""}]"#),
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .payloadNearLimit,
            meaning: """
                What reaches the phone may take more than 2,500 of its 4,096 bytes. Custom data can be spelt in \
                several ways; the longest one counts here.
                """,
            onPhone: "The push is sent, but a longer text or one more page may be too much.",
            cure: "Shorten the URLs of pictures before you add to the story.",
            before: FindingExample(
                #"[{"image": "https://cdn.test/1.jpg?token="#, repeating: "c2ln", count: 700, #""}]"#),
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .categoryMissing,
            meaning: "The push has no category, or one that is no text.",
            onPhone: "The notification shows no story: the extension opens only for its own category.",
            cure: """
                Give the push the extension's category: ios_category_custom in a request, category in aps. In the \
                guide it is PW_STORIES.
                """,
            before: #"""
                {"aps": {"alert": "Summer sale", "mutable-content": 1},
                 "pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}}
                """#,
            after: .push(#""pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}"#)),
        FindingEntry(
            .categoryConflict,
            meaning: "ios_category_custom and ios_root_params give different categories.",
            onPhone: """
                What stands among ios_root_params is likely to win. If it is the wrong one, no story is shown.
                """,
            cure: "Keep one of the two.",
            before: .request(
                #"""
                "ios_category_custom": "PW_STORIES",
                "ios_root_params": {"aps": {"category": "SALE"}}
                """#),
            after: .request(#""ios_category_custom": "PW_STORIES""#)),
        FindingEntry(
            .categoryMismatch,
            meaning: """
                The category is another one than the guide's PW_STORIES. It is a warning where it looks like a \
                slip.
                """,
            onPhone: "The notification shows its story only where the extension is made for this category.",
            cure: """
                Write PW_STORIES, or make sure that it is the UNNotificationExtensionCategory of your extension's \
                Info.plist.
                """,
            before: .request(#""ios_category_custom": "pw_stories""#),
            after: .request(#""ios_category_custom": "PW_STORIES""#)),
        FindingEntry(
            .fieldOverridden,
            meaning: "A field of the request is given again among ios_root_params.",
            onPhone: "What stands among ios_root_params is likely to win.",
            cure: "Keep one of the two.",
            before: .request(
                #"""
                "ios_sound": "bell.caf",
                "ios_root_params": {"aps": {"sound": "default"}}
                """#),
            after: .request(#""ios_sound": "bell.caf""#)),
        FindingEntry(
            .mutableContentMissing,
            meaning: "mutable-content is not 1, so the service extension does not run.",
            onPhone: "The pictures are not fetched ahead, so the first page may start black.",
            cure: "Write \"mutable-content\": 1 in aps; in a request, in the aps of ios_root_params.",
            before: .request(#""ios_category_custom": "PW_STORIES""#),
            after: .request(
                #"""
                "ios_category_custom": "PW_STORIES",
                "ios_root_params": {"aps": {"mutable-content": 1}}
                """#)),
        FindingEntry(
            .alertMissing,
            meaning: "The push has no alert: no title, no subtitle and no body.",
            onPhone: "Nothing is shown: a push without an alert is silent.",
            cure: """
                Write content in a request, alert in aps. It is also what stands there where no story can be \
                shown.
                """,
            before: #"""
                {"request": {"notifications": [
                  {"data": {"pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}}}]}}
                """#,
            after: #"""
                {"request": {"notifications": [
                  {"content": "Summer sale",
                   "data": {"pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}}}]}}
                """#),
        FindingEntry(
            .secretPresent,
            meaning: "The text holds auth, application, devices or users: what is for the sender alone.",
            onPhone: "It never reaches the phone. The preview does not keep it or show it to others.",
            cure: "Leave it out before you pass the text on to somebody else.",
            before: #"""
                {"request": {
                  "auth": "API_ACCESS_TOKEN",
                  "notifications": [{"content": "Summer sale",
                    "data": {"pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}}}]}}
                """#,
            after: #"""
                {"request": {
                  "notifications": [{"content": "Summer sale",
                    "data": {"pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}}}]}}
                """#),
        FindingEntry(
            .envelopeRecognised,
            meaning: "The text is a part of a push: one notification, a stories block, or a list of pages.",
            onPhone: """
                The preview plays it as if it were sent whole. The category and the alert are not checked where \
                they are not there.
                """,
            cure: "Nothing has to change. To check the whole push, paste all of it.",
            before: #"[{"image": "https://cdn.test/1.jpg"}]"#,
            after: .push(#""pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}"#)),
        FindingEntry(
            .moreFindings,
            meaning: "The text has more than 100 findings. The first ones are shown, and the rest counted.",
            onPhone: "What is not shown counts as much as what is.",
            cure: "Mend these first: the others then take their place.",
            before: FindingExample("[", repeating: "{}, ", count: 100, "{}]"),
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
    ]
}
