/// What the phone makes of a stories block: the pages that it shows, in order (the behaviour's section 1, steps 4 to 6).
struct Story {
    /// The pages; none where the phone falls back to the alert's body.
    let pages: [StoryPage]

    /// Reads a block's object.
    init(block: JSONValue?) {
        let elements = block?["pages"]?.array ?? []
        // One element that is no object voids the whole story; a page without a usable image is dropped alone.
        let isVoid = elements.contains { $0.members == nil }
        pages = isVoid ? [] : elements.enumerated().compactMap { StoryPage($1, sourceIndex: $0) }
    }
}
