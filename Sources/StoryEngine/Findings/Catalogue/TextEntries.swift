extension FindingEntry {
    /// Whether the words are seen as they are written.
    static let text: [FindingEntry] = [
        FindingEntry(
            .textNotString,
            meaning: "The title, subtitle or button_title of a page is no text.",
            onPhone: "The words are missing; without a button_title the button is too.",
            cure: "Put the words in quotes.",
            before: .page(#""title": 2026"#),
            after: .page(#""title": "2026""#)),
        FindingEntry(
            .textBlank,
            meaning: "The title, subtitle or button_title of a page is nothing but white space.",
            onPhone: "It is shown as it is: blank, and taking up its space. A blank button is a white bar.",
            cure: "Write words, or remove the key.",
            before: .page(#""title": " ""#),
            after: .page(#""title": "Summer""#)),
        FindingEntry(
            .textMayBeCut,
            meaning: """
                A title or subtitle may need more than its two lines. This is an estimate; the preview shows how \
                the text is laid out.
                """,
            onPhone: "The text ends in … after the second line.",
            cure: "Say it in fewer words, or move some of them to the subtitle.",
            before: .page(#""title": "Everything for the beach, the garden and the long evenings of a warm summer""#),
            after: .page(#""title": "Everything for a warm summer""#)),
        FindingEntry(
            .unknownKey,
            meaning: """
                A key stands where the phone does not know it. Keys are case-sensitive; a key that looks like a \
                known one is named with it.
                """,
            onPhone: "It is ignored, and with it what it says.",
            cure: "Write the key as the phone knows it. One that other programs read may stay.",
            before: .page(#""tilte": "Summer""#),
            after: .page(#""title": "Summer""#)),
        FindingEntry(
            .nullValue,
            meaning: "A field of a page is null.",
            onPhone: "It counts as missing. A duration is then 5 seconds.",
            cure: "Remove the key, or give it a value.",
            before: .page(#""subtitle": null"#),
            after: .page(#""subtitle": "Until Sunday""#)),
    ]
}
