extension FindingEntry {
    /// Whether it is JSON at all.
    static let syntax: [FindingEntry] = [
        FindingEntry(
            .jsonSyntax,
            meaning: """
                The text breaks a rule of JSON: a bracket, a quote, a colon or a value is missing, or stands where \
                none can.
                """,
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: "Go to the mark and put in what is missing. Where the cure is clear, a fix is offered.",
            before: #"[{"image": "https://cdn.test/1.jpg"}"#,
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .jsonTrailingComma,
            meaning: "A comma stands after the last entry of a list or an object.",
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: "Remove the comma.",
            before: #"[{"image": "https://cdn.test/1.jpg"},]"#,
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .jsonMissingComma,
            meaning: "Two entries follow each other with no comma between them.",
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: "Put a comma between them.",
            before: #"[{"image": "https://cdn.test/1.jpg" "title": "Summer"}]"#,
            after: #"[{"image": "https://cdn.test/1.jpg", "title": "Summer"}]"#),
        FindingEntry(
            .jsonCurlyQuotes,
            meaning: """
                Typographic quotes stand around a text. Chat programs and word processors put them in place of \
                straight ones.
                """,
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: "Write straight quotes around the text. Typographic quotes inside it may stay.",
            before: #"[{“image”: “https://cdn.test/1.jpg”}]"#,
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .jsonSingleQuotes,
            meaning: "Single quotes stand around a text. JavaScript and Python take them, JSON does not.",
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: "Write double quotes around the text. An apostrophe inside it may stay.",
            before: #"[{'image': 'https://cdn.test/1.jpg'}]"#,
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .jsonComment,
            meaning: "A comment stands in the text. JSON has none.",
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: "Remove the comment.",
            before: #"""
                [{"image": "https://cdn.test/1.jpg"} // summer
                ]
                """#,
            after: #"""
                [{"image": "https://cdn.test/1.jpg"}
                ]
                """#),
        FindingEntry(
            .jsonUnquotedKey,
            meaning: "A key stands without quotes.",
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: "Put the key in double quotes.",
            before: #"[{image: "https://cdn.test/1.jpg"}]"#,
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .jsonControlCharacter,
            meaning: "A line break, a tab or another control character stands inside a text as it is.",
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: #"Write it as an escape, a line break as \n. A title has two lines in all."#,
            before: .page(
                #"""
                "title": "Summer
                sale"
                """#),
            after: .page(#""title": "Summer\nsale""#)),
        FindingEntry(
            .jsonByteOrderMark,
            meaning: "The text starts with a byte order mark. Some editors put it there; it cannot be seen.",
            onPhone: """
                Nothing changes, as long as the program that sends the text passes over it. Some refuse the text.
                """,
            cure: "Save the text as UTF-8 without a byte order mark.",
            before: "\u{FEFF}[{\"image\": \"https://cdn.test/1.jpg\"}]",
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .jsonDuplicateKey,
            meaning: "The same key stands twice in one object.",
            onPhone: "The last one counts. What the first one says is lost.",
            cure: "Keep the one that is meant, and remove the other.",
            before: .page(#""title": "Summer", "title": "Autumn""#),
            after: .page(#""title": "Summer""#)),
        FindingEntry(
            .jsonLoneSurrogate,
            meaning: """
                An escape spells half a character. Emoji and rare ideographs take two escapes, and one is missing \
                here: a text was cut in the middle.
                """,
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: "Write both escapes, or the character itself.",
            before: .page(#""title": "Sale \ud83c""#),
            after: .page(#""title": "Sale \ud83c\udf89""#)),
        FindingEntry(
            .jsonInvalidUTF8,
            meaning: "The text holds bytes that are not UTF-8, the only encoding that JSON has.",
            onPhone: "Nobody gets the push: the text cannot be sent.",
            cure: "Save the text as UTF-8.",
            before: FindingExample(
                bytes: Array(#"[{"image": "https://cdn.test/1.jpg", "title": "Caf"#.utf8) + [0xE9] + Array(#""}]"#.utf8)
            ),
            after: #"[{"image": "https://cdn.test/1.jpg", "title": "Café"}]"#),
        FindingEntry(
            .jsonTooDeep,
            meaning: "Brackets are nested more than 64 levels deep. A story needs eight.",
            onPhone: "Nobody gets the push: no phone reads brackets nested this deep.",
            cure: "Take away the brackets that hold nothing.",
            before: FindingExample("[", repeating: "[", count: 64),
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .payloadTooLong,
            meaning: "The text is longer than 1 MiB, more than 250 times what a push may hold.",
            onPhone: "Nobody gets the push: no phone takes a text of this length.",
            cure: "Keep pictures out of the payload: give the URL of each one instead.",
            before: FindingExample(
                #"[{"image": "data:image/jpeg;base64,"#, repeating: "/9j/4AAQ", count: 131_100, #""}]"#),
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
    ]
}
