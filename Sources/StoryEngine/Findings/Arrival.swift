/// A page's image that was fetched.
struct Arrival {
    /// The page's number, as people count.
    let number: Int
    /// The image's text.
    let value: JSONValue
    /// Whether the text itself says plain http.
    let asksInsecurely: Bool
    /// What came of it.
    let facts: MediaFacts
    /// Where there is no answer. Kept, since Swift 6.3's optimizer fails on computing it in a loop.
    let failure: MediaFailure?
    /// How long the page stays.
    let seconds: Double

    /// Nil where nothing is known of the page's image.
    init?(_ page: Inspection.Page, _ media: [String: MediaFacts]) {
        guard let value = page.meant["image"], let text = value.string, let facts = media[text] else { return nil }
        number = page.number
        self.value = value
        asksInsecurely = PhoneURL(text).scheme == "http"
        self.facts = facts
        if case .failed(let failure) = facts { self.failure = failure } else { failure = nil }
        seconds = StoryPage.duration(page.meant["duration"])
    }

    /// Where the phone gets a picture that it can show.
    var picture: (answer: MediaAnswer, size: MediaPicture.Size)? {
        guard let answer = facts.answer, answer.picture.isUsable, let size = answer.picture.size else { return nil }
        return (answer, size)
    }

    /// Where an answer says that all went well, whatever came with it.
    var goodAnswer: MediaAnswer? {
        facts.answer.flatMap { $0.isGood ? $0 : nil }
    }
}

extension MediaAnswer {
    /// Whether the status says that the picture comes.
    var isGood: Bool { (200..<300).contains(status) }
}
