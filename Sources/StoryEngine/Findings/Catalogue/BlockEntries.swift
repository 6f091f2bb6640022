extension FindingEntry {
    /// Whether the phone finds a story.
    static let block: [FindingEntry] = [
        FindingEntry(
            .blockMissing,
            meaning: """
                No pw_stories stands where the phone looks: at the root of what reaches it, in u, or in userdata.
                """,
            onPhone: "No story: the alert's body stands alone.",
            cure: "Put the pages into an object under pw_stories.",
            before: .push(#""pages": [{"image": "https://cdn.test/1.jpg"}]"#),
            after: .push(#""pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}"#)),
        FindingEntry(
            .blockNotObject,
            meaning: "pw_stories is a list, a number or another value that is no object.",
            onPhone: "No story: the alert's body stands alone.",
            cure: "Write an object that holds the list under pages.",
            before: .push(#""pw_stories": [{"image": "https://cdn.test/1.jpg"}]"#),
            after: .push(#""pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}"#)),
        FindingEntry(
            .blockEncodedTwice,
            meaning: "pw_stories is a text that holds the JSON of the block: it was encoded once too often.",
            onPhone: "No story: the phone does not look inside the text.",
            cure: "Take the quotes around the object away, and the backslashes in it.",
            before: .push(#""pw_stories": "{\"pages\": [{\"image\": \"https://cdn.test/1.jpg\"}]}""#),
            after: .push(#""pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}"#)),
        FindingEntry(
            .blockHidesValidBlock,
            meaning: "A pw_stories without a page to show stands before another one that has pages.",
            onPhone: "No story: the phone takes the first pw_stories that is an object, whatever is in it.",
            cure: "Take the first one away.",
            before: .push(
                #"""
                "pw_stories": {},
                 "u": {"pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}}
                """#),
            after: .push(#""u": {"pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}}"#)),
        FindingEntry(
            .pagesMissing,
            meaning: "pw_stories is an object, but it has no pages.",
            onPhone: "No story: the alert's body stands alone.",
            cure: "Put the list of pages under the key pages.",
            before: .push(#""pw_stories": {"image": "https://cdn.test/1.jpg"}"#),
            after: .push(#""pw_stories": {"pages": [{"image": "https://cdn.test/1.jpg"}]}"#)),
        FindingEntry(
            .pagesNotArray,
            meaning: "pages is an object, a text or another value that is no list.",
            onPhone: "No story: the alert's body stands alone.",
            cure: "Put the pages into a list, also where there is only one.",
            before: #"{"pages": {"image": "https://cdn.test/1.jpg"}}"#,
            after: #"{"pages": [{"image": "https://cdn.test/1.jpg"}]}"#),
        FindingEntry(
            .pagesEmpty,
            meaning: "The list of pages is empty.",
            onPhone: "No story: the alert's body stands alone.",
            cure: "Put at least one page with an image into the list.",
            before: #"{"pages": []}"#,
            after: #"{"pages": [{"image": "https://cdn.test/1.jpg"}]}"#),
        FindingEntry(
            .pageNotObject,
            meaning: """
                An element of pages is null, a text or another value that is no object. A template often leaves a \
                null behind.
                """,
            onPhone: "No story at all: one such element voids all pages, the good ones too.",
            cure: "Remove the element, or write an object with an image.",
            before: #"[{"image": "https://cdn.test/1.jpg"}, null]"#,
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .manyPages,
            meaning: "The story has more than 12 pages. The phone keeps 12 pictures in memory.",
            onPhone: """
                Going back shows the spinner again until the picture is read anew. Few viewers get that far.
                """,
            cure: "Tell the story in 12 pages or fewer.",
            before: FindingExample(
                "[", repeating: #"{"image": "https://cdn.test/1.jpg"}, "#, count: 12,
                #"{"image": "https://cdn.test/13.jpg"}]"#),
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
    ]
}
