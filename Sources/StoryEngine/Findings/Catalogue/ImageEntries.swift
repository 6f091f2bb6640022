extension FindingEntry {
    /// Whether each page is there, and has its picture.
    static let image: [FindingEntry] = [
        FindingEntry(
            .imageMissing,
            meaning: "A page has no image.",
            onPhone: "This page is missing; the others stay.",
            cure: "Give the page an image: the https URL of a picture.",
            before: #"[{"title": "Summer"}]"#,
            after: #"[{"image": "https://cdn.test/1.jpg", "title": "Summer"}]"#),
        FindingEntry(
            .imageNotString,
            meaning: "The image of a page is no text: null, a number, a list or an object.",
            onPhone: "This page is missing; the others stay.",
            cure: "Write the URL of the picture as a text.",
            before: #"[{"image": {"url": "https://cdn.test/1.jpg"}}]"#,
            after: #"[{"image": "https://cdn.test/1.jpg"}]"#),
        FindingEntry(
            .imageNoScheme,
            meaning: "The image of a page has no scheme, so it is no URL for the phone.",
            onPhone: "This page is missing; the others stay.",
            cure: "Write https:// before it.",
            before: .page(image: #"cdn.test/1.jpg"#),
            after: .page(image: #"https://cdn.test/1.jpg"#)),
        FindingEntry(
            .imageNotURL,
            meaning: """
                The image of a page is not a URL: a space stands at one of its ends or in its host, or its port is \
                no number.
                """,
            onPhone: "This page is missing; the others stay.",
            cure: "Remove the space, or correct the host or the port.",
            before: .page(image: #"https://cdn.test/1.jpg "#),
            after: .page(image: #"https://cdn.test/1.jpg"#)),
        FindingEntry(
            .imageInsecure,
            meaning: "The image of a page comes over plain http, which iOS refuses.",
            onPhone: """
                The page is black, unless the extension's own Info.plist allows plain http. Its text and button \
                stay.
                """,
            cure: "Write https, and check that the picture is there too.",
            before: .page(image: #"http://cdn.test/1.jpg"#),
            after: .page(image: #"https://cdn.test/1.jpg"#)),
        FindingEntry(
            .imageSchemeUnsupported,
            meaning: """
                The image of a page has a scheme from which the phone loads no picture, such as file or ftp.
                """,
            onPhone: "The page is black; its text and button stay.",
            cure: "Put the picture on a web server, and write its https URL.",
            before: .page(image: #"ftp://cdn.test/1.jpg"#),
            after: .page(image: #"https://cdn.test/1.jpg"#)),
        FindingEntry(
            .imageSpace,
            meaning: "The URL of an image has a raw space.",
            onPhone: "From iOS 17 on the phone encodes it; before, this page is missing.",
            cure: "Write %20 for each space.",
            before: .page(image: #"https://cdn.test/summer sale.jpg"#),
            after: .page(image: #"https://cdn.test/summer%20sale.jpg"#)),
        FindingEntry(
            .imageNotEncoded,
            meaning: """
                The URL of an image has a character that a URL holds only percent-encoded, such as é, 夏 or a lone \
                %.
                """,
            onPhone: "From iOS 17 on the phone encodes it; before, this page is missing.",
            cure: """
                Write the character percent-encoded, é as %C3%A9. The address bar of a browser gives the encoded \
                URL when it is copied.
                """,
            before: .page(image: #"https://cdn.test/été.jpg"#),
            after: .page(image: #"https://cdn.test/%C3%A9t%C3%A9.jpg"#)),
        FindingEntry(
            .imageExample,
            meaning: "The image of a page is on a host that is reserved for examples, such as example.com.",
            onPhone: "The page is black: no picture can come from there. The preview shows one of its own.",
            cure: "Write the URL of your own picture.",
            before: .page(image: #"https://example.com/1.jpg"#),
            after: .page(image: #"https://cdn.test/1.jpg"#)),
        FindingEntry(
            .imageFormatUnsupported,
            meaning: """
                The ending of the URL names a type that is no picture for iOS: SVG, PDF, a video, a web page.
                """,
            onPhone: "The page is black; its text and button stay.",
            cure: "Export the picture as JPEG or PNG.",
            before: .page(image: #"https://cdn.test/1.svg"#),
            after: .page(image: #"https://cdn.test/1.png"#)),
        FindingEntry(
            .imageFormatByVersion,
            meaning: """
                The ending of the URL names a type that older versions of iOS do not show: WebP comes with iOS 14, \
                AVIF with iOS 16.
                """,
            onPhone: "On older versions the page is black; its text and button stay.",
            cure: "Export the picture as JPEG, unless your app runs on the newer versions only.",
            before: .page(image: #"https://cdn.test/1.avif"#),
            after: .page(image: #"https://cdn.test/1.jpg"#)),
        FindingEntry(
            .imageLinkExpires,
            meaning: """
                The URL of an image is signed for a limited time, and says when that ends (AWS, Google Cloud, \
                Azure, CloudFront).
                """,
            onPhone: """
                Whoever has not loaded the picture by then sees a black page. Where it ends before the push is \
                sent, that is nearly everybody.
                """,
            cure: """
                Give the picture a URL that does not end, or sign it for as long as the notification may stay on \
                the phone.
                """,
            before: .page(image: #"https://cdn.test/1.jpg?Expires=1893456000&Signature=c2ln&Key-Pair-Id=K2"#),
            after: .page(image: #"https://cdn.test/1.jpg"#)),
    ]
}
