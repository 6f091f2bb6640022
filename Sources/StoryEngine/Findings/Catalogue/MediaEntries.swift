extension FindingEntry {
    /// What comes when the pictures are fetched.
    static let media: [FindingEntry] = [
        FindingEntry(
            .mediaNotReachable,
            meaning: """
                The picture did not come: its host is not known, does not answer, has no certificate that can be \
                trusted, or takes longer than 10 seconds.
                """,
            onPhone: "The page is black; its text and button stay.",
            cure: "Open the URL in a browser that is not logged in anywhere, and put right what stops it there.",
            before: .page(image: "https://cnd.test/1.jpg", .failed(.hostUnknown)),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaAddressRefused,
            meaning: """
                The picture, or a redirect to it, leads to a private network, to this machine, or to a port that is \
                not the web's. The preview fetches nothing from there.
                """,
            onPhone: "Phones outside that network see a black page; its text and button stay.",
            cure: "Put the picture where everybody reaches it, such as your content delivery network.",
            before: .page(image: "https://intranet.test/1.jpg", .failed(.addressRefused)),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaRedirects,
            meaning: "The URL is redirected before the picture comes; the preview follows 3 redirects.",
            onPhone: "The phone asks once more for each, so the picture comes later.",
            cure: "Write the URL to which the redirects lead.",
            before: .page(image: "https://short.test/1", .with { $0.redirectCount = 2 }),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaInsecure,
            meaning: "The URL begins with https, but a redirect leads over plain http, which iOS refuses.",
            onPhone: """
                The page is black, unless the extension's own Info.plist allows plain http. Its text and button \
                stay.
                """,
            cure: "Write the https URL to which the redirects lead, or let the server redirect to https.",
            before: .page(image: "https://old.test/1.jpg", .with { $0.isInsecure = true }),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaStatus,
            meaning: "The server answers with a status that says that there is no picture, such as 404 or 403.",
            onPhone: """
                The phone does not look at the status: where a picture comes with it, that is shown; otherwise the \
                page is black.
                """,
            cure: "Upload the picture, correct its URL, or allow everybody to read it.",
            before: .page(image: "https://cdn.test/one.jpg", .of(.html, nil, status: 404)),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaNotPicture,
            meaning: """
                The server answers well, but with something else than a picture: a web page, an empty or a broken \
                file.
                """,
            onPhone: "The page is black; its text and button stay.",
            cure: "Write the URL of the picture itself, not that of a page that shows it.",
            before: .page(image: "https://cdn.test/view/1.jpg", .of(.html, nil)),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaFormatUnsupported,
            meaning: "The file is a drawing (SVG), whatever its name says, which iOS does not show as a picture.",
            onPhone: "The page is black; its text and button stay.",
            cure: "Export the picture as JPEG or PNG.",
            before: .page(image: "https://cdn.test/1", .of(.svg, nil)),
            after: .page(image: "https://cdn.test/1.png", .right)),
        FindingEntry(
            .mediaFormatByVersion,
            meaning: """
                The file has a format, whatever its name says, that older versions of iOS do not show: WebP comes \
                with iOS 14, AVIF with iOS 16, JPEG XL with iOS 17.
                """,
            onPhone: "On older versions the page is black; its text and button stay.",
            cure: "Export the picture as JPEG, unless your app runs on the newer versions only.",
            before: .page(image: "https://cdn.test/1", .of(.avif, .right)),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaAnimated,
            meaning: "The picture has several frames.",
            onPhone: "It stands still: the phone shows the first frame alone.",
            cure: "Choose the frame that says most, and export that alone.",
            before: .page(image: "https://cdn.test/1.gif", .with { $0.picture.isAnimated = true }),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaTooManyPixels,
            meaning: "The picture has more than 50 million pixels.",
            onPhone: "An extension has little memory: the page may be black, or the story close.",
            cure: "Export the picture at 1,000 × 1,500 pixels.",
            before: .page(image: "https://cdn.test/poster.jpg", .of(.jpeg, MediaPicture.Size(10_000, 15_000))),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaScaledDown,
            meaning: "The picture has more than 1,500 pixels on its longest side.",
            onPhone: "The phone scales it down to 1,500; the rest is fetched for nothing.",
            cure: "Export the picture at 1,000 × 1,500 pixels.",
            before: .page(image: "https://cdn.test/1-large.jpg", .of(.jpeg, MediaPicture.Size(2000, 3000))),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaTooSmall,
            meaning: """
                The picture has fewer pixels than a common phone has in the story's area, at three pixels a point, \
                as far as the SDK keeps that many.
                """,
            onPhone: "It is enlarged, and looks soft.",
            cure: "Export the picture at 1,000 × 1,500 pixels.",
            before: .page(image: "https://cdn.test/1-thumb.jpg", .of(.jpeg, MediaPicture.Size(200, 300))),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaCropped,
            meaning: "The picture has another shape than the story's area (storyAspectRatio), which it fills.",
            onPhone: "What is beyond the area is cut off: at the left and right, or at the top and bottom.",
            cure: "Export the picture in the area's shape, by default three high to two wide.",
            before: .page(image: "https://cdn.test/1-square.jpg", .of(.jpeg, MediaPicture.Size(1500, 1500))),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaHeavy,
            meaning: """
                On a slow phone line (1.6 Mbit/s) the picture takes most of its page's time, or more; a page's time \
                runs while its picture is on its way.
                """,
            onPhone: "There the page is black until the picture comes, unless it was fetched ahead.",
            cure: "Export it as JPEG at a quality of about 80, or let the page stay longer.",
            before: .page(image: "https://cdn.test/1.png", .with { $0.byteCount = 2_400_000 }),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaVaries,
            meaning: "The server sends browsers another format than phones, by what they say that they accept.",
            onPhone: "The phone says that it takes any format, so it may get another one than your browser shows.",
            cure: "Where it matters, give the picture a URL that has one format.",
            before: .page(image: "https://cdn.test/1", .with { $0.browserFormat = .webp }),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
        FindingEntry(
            .mediaNotCacheable,
            meaning: "The header Cache-Control forbids caches between the phone and your server to keep the picture.",
            onPhone: """
                Every phone fetches it from your server itself: where a push goes to many at once, it comes late. \
                What a phone has, it keeps all the same.
                """,
            cure: "Send “Cache-Control: public, max-age=31536000, immutable”, and a new URL for a new picture.",
            before: .page(image: "https://app.test/1.jpg", .with { $0.cacheControl = "no-store" }),
            after: .page(image: "https://cdn.test/1.jpg", .right)),
    ]
}

extension MediaPicture.Size {
    /// As the area is by default, as large as the SDK keeps it.
    fileprivate static let right = MediaPicture.Size(1000, 1500)
}

extension MediaFacts {
    /// A picture without any mistake.
    fileprivate static let right = of(.jpeg, .right)

    fileprivate static func of(_ format: MediaFormat, _ size: MediaPicture.Size?, status: Int = 200) -> MediaFacts {
        .answered(MediaAnswer(status: status, byteCount: 180_000, picture: MediaPicture(format, size)))
    }

    /// A picture with one mistake.
    fileprivate static func with(_ mistake: (inout MediaAnswer) -> Void) -> MediaFacts {
        var answer = MediaAnswer(byteCount: 180_000, picture: MediaPicture(.jpeg, .right))
        mistake(&answer)
        return .answered(answer)
    }
}
