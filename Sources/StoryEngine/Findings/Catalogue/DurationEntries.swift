extension FindingEntry {
    /// How long each page stays.
    static let duration: [FindingEntry] = [
        FindingEntry(
            .durationNotNumber,
            meaning: "The duration of a page is a text, a list or an object.",
            onPhone: "The page stays for 5 seconds, the default.",
            cure: "Write the seconds as a number, without quotes and unit.",
            before: .page(#""duration": "8""#),
            after: .page(#""duration": 8"#)),
        FindingEntry(
            .durationBoolean,
            meaning: "The duration of a page is true or false.",
            onPhone: "true counts as 1 second, false as the default of 5 seconds.",
            cure: "Write the seconds as a number.",
            before: .page(#""duration": true"#),
            after: .page(#""duration": 5"#)),
        FindingEntry(
            .durationNotPositive,
            meaning: "The duration of a page is zero or less.",
            onPhone: "The page stays for 5 seconds, the default.",
            cure: "Write a number above zero. To leave the page out, remove it.",
            before: .page(#""duration": 0"#),
            after: .page(#""duration": 5"#)),
        FindingEntry(
            .durationNotFinite,
            meaning: "The duration of a page is a number beyond what the phone can hold.",
            onPhone: "The page stays for 5 seconds, the default.",
            cure: "Write a number of at most 30.",
            before: .page(#""duration": 1e400"#),
            after: .page(#""duration": 30"#)),
        FindingEntry(
            .durationAboveMaximum,
            meaning: """
                The duration of a page is above 30 seconds. A duration is in seconds; 5000 would be meant as \
                milliseconds.
                """,
            onPhone: "The page stays for 30 seconds, the most.",
            cure: "Write seconds, at most 30.",
            before: .page(#""duration": 5000"#),
            after: .page(#""duration": 5"#)),
        FindingEntry(
            .durationVeryShort,
            meaning: "The duration of a page is below 1 second.",
            onPhone: "The page is over before it can be read.",
            cure: "Give each page the time that its text takes: 3 seconds or more.",
            before: .page(#""duration": 0.5"#),
            after: .page(#""duration": 3"#)),
    ]
}
