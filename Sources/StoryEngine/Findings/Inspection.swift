/// What the rules look at.
///
/// Where a key is misspelt, or the block encoded once too often, the rules look at what is meant: so that all findings
/// come in one answer, and mending one of them brings up no others.
struct Inspection {
    /// A page's object.
    struct Page {
        /// Its place among the elements of `pages`, as people count.
        let number: Int
        /// The object as the phone sees it.
        let object: JSONValue
        /// The object with its misspelt keys put right.
        let meant: JSONValue
    }

    /// A URL in a page.
    struct Address {
        /// The page's number, as people count.
        let number: Int
        /// The text.
        let value: JSONValue
        /// What the phone makes of it.
        let url: PhoneURL
        /// What the phone would make of it with the scheme that it lacks, and without the spaces around it.
        let meant: PhoneURL
    }

    /// The bytes of the author's text.
    let text: [UInt8]
    /// The payload that it holds.
    let payload: Payload
    /// What the phone makes of it.
    let story: Story
    /// The time, in seconds since 1970, where it is known.
    let now: Int?
    /// The block as it is meant; the phone may not find it.
    let block: JSONValue?
    /// The elements of the meant block's `pages`.
    let elements: [JSONValue]
    /// Those of the elements that are objects.
    let pages: [Page]
    /// The images of the pages that are texts.
    let images: [Address]
    /// The images that were fetched.
    let arrivals: [Arrival]
    /// Where pictures are shown.
    let area: StoryArea
    /// The links of the pages that are texts.
    let links: [Address]
    /// The durations of the pages that are numbers.
    let durations: [(number: Int, duration: JSONValue, seconds: Double)]

    init(
        text: [UInt8], payload: Payload, now: Int?, media: [String: MediaFacts] = [:],
        area: StoryArea = StoryArea(aspectRatio: PreviewOptions().storyAspectRatio)
    ) {
        self.text = text
        self.payload = payload
        self.now = now
        story = Story(block: payload.block.block)
        block = payload.block.meant
        elements = block?.meant(among: KnownKeys.block)["pages"]?.array ?? []
        pages = elements.enumerated().filter { $1.members != nil }.map {
            Page(number: $0 + 1, object: $1, meant: $1.meant(among: KnownKeys.page))
        }
        images = pages.compactMap { Address("image", of: $0) }
        arrivals = media.isEmpty ? [] : pages.compactMap { Arrival($0, media) }
        self.area = area
        links = pages.compactMap { Address("link", of: $0) }
        durations = pages.compactMap { page in
            guard let duration = page.meant["duration"], case .number(let digits) = duration.content,
                let seconds = Double(digits)
            else { return nil }
            return (number: page.number, duration: duration, seconds: seconds)
        }
    }

    /// Whether it is known what an image is, so that nothing needs to be guessed by its name.
    func isKnown(_ image: Address) -> Bool {
        arrivals.contains { $0.number == image.number && $0.facts.answer != nil }
    }

    /// The notification or device payload, where the author gave one that could be sent; nil for a mere block.
    var push: JSONValue? {
        switch payload.envelope {
        case .createMessage, .notification, .device: payload.device.source
        case .block, .pages, .unknown: nil
        }
    }
}

extension Inspection.Address {
    fileprivate init?(_ key: String, of page: Inspection.Page) {
        guard let value = page.meant[key], let text = value.string else { return nil }
        let url = PhoneURL(text)
        self.init(number: page.number, value: value, url: url, meant: WebAddress.meant(text, url))
    }
}

extension JSONValue {
    /// An object with its misspelt keys put right, where nothing else stands under the right ones.
    func meant(among known: [String]) -> JSONValue {
        guard let members else { return self }
        let keys = KeySuggestion(among: known).keys(for: members)
        guard !keys.isEmpty else { return self }
        let meant = members.enumerated().map { place, member in
            JSONMember(key: keys[place] ?? member.key, keyRange: member.keyRange, value: member.value)
        }
        return JSONValue(content: .object(meant), range: range)
    }
}
