extension FindingEntry {
    /// Whether there is a button, and what it opens.
    static let link: [FindingEntry] = [
        FindingEntry(
            .linkNotString,
            meaning: "The link of a page is no text.",
            onPhone: "The page has no button.",
            cure: "Write the URL as a text.",
            before: .page(#""link": 5, "button_title": "Shop""#),
            after: .page(#""link": "shop://sale", "button_title": "Shop""#)),
        FindingEntry(
            .linkNoScheme,
            meaning: """
                The link of a page has no scheme, so it is no URL for the phone. A name with an underscore is no \
                scheme.
                """,
            onPhone: "The page has no button.",
            cure: "Write https:// before it, or your app's own scheme.",
            before: .page(#""link": "sale", "button_title": "Shop""#),
            after: .page(#""link": "shop://sale", "button_title": "Shop""#)),
        FindingEntry(
            .linkNotURL,
            meaning: """
                The link of a page is not a URL: a space stands at one of its ends or in its host, or its port is \
                no number.
                """,
            onPhone: "The page has no button.",
            cure: "Remove the space, or correct the host or the port.",
            before: .page(#""link": " shop://sale", "button_title": "Shop""#),
            after: .page(#""link": "shop://sale", "button_title": "Shop""#)),
        FindingEntry(
            .linkNotEncoded,
            meaning: """
                The link of a page has a space or another character that a URL holds only percent-encoded.
                """,
            onPhone: "From iOS 17 on the phone encodes it; before, the page has no button.",
            cure: "Write the character percent-encoded, a space as %20.",
            before: .page(#""link": "shop://sale/summer hats", "button_title": "Shop""#),
            after: .page(#""link": "shop://sale/summer%20hats", "button_title": "Shop""#)),
        FindingEntry(
            .linkHostAsScheme,
            meaning: """
                The link of a page starts with a host and a port, and so the host counts as the scheme.
                """,
            onPhone: "The button is there, but a tap on it opens nothing.",
            cure: "Write https:// before it.",
            before: .page(#""link": "shop.test:8080/sale", "button_title": "Shop""#),
            after: .page(#""link": "https://shop.test:8080/sale", "button_title": "Shop""#)),
        FindingEntry(
            .linkUnsafe,
            meaning: """
                The link of a page has a scheme that runs code or reads files, such as javascript or file.
                """,
            onPhone: "The button is there, but a tap on it opens nothing.",
            cure: "Write a link into your app, or a web address.",
            before: .page(#""link": "javascript:openSale()", "button_title": "Shop""#),
            after: .page(#""link": "shop://sale", "button_title": "Shop""#)),
        FindingEntry(
            .linkMayOpenBrowser,
            meaning: "The link of a page is a web address.",
            onPhone: """
                The button opens the browser, unless the app is registered for this address (a universal link).
                """,
            cure: "To stay in the app, write its own scheme, or register the app for the address.",
            before: .page(#""link": "https://shop.test/sale", "button_title": "Shop""#),
            after: .page(#""link": "shop://sale", "button_title": "Shop""#)),
        FindingEntry(
            .buttonWithoutLink,
            meaning: "A page has a button_title, but no link.",
            onPhone: "The page has no button.",
            cure: "Give the page a link, or remove button_title.",
            before: .page(#""button_title": "Shop""#),
            after: .page(#""link": "shop://sale", "button_title": "Shop""#)),
        FindingEntry(
            .linkWithoutButton,
            meaning: "A page has a link, but no button_title.",
            onPhone: "The page has no button, so nobody reaches the link.",
            cure: "Give the page a button_title.",
            before: .page(#""link": "shop://sale""#),
            after: .page(#""link": "shop://sale", "button_title": "Shop""#)),
    ]
}
