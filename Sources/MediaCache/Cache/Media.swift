import StoryEngine

/// What is known of a picture's URL, and since when.
package struct Media: Sendable, Equatable {
    /// As it stands in the payload.
    package let url: String
    /// Seconds since 1970.
    package let fetchedAt: Int
    package let facts: MediaFacts
    /// What names the picture's bytes; nil where there is no picture that could be kept.
    package let content: Digest?

    /// Of what came.
    package var byteCount: Int { facts.answer?.byteCount ?? 0 }

    /// What has become of a picture's origin.
    package enum Change: Sendable, Hashable {
        /// It still sends the same bytes.
        case none
        /// It sends another picture.
        case replaced
        /// It sends no picture any more.
        case gone
        /// It did not answer, or was not asked.
        case unknown
    }

    /// What has changed at the origin since this was kept.
    package func change(to now: Media) -> Change {
        switch now.facts {
        case .failed: .unknown
        case .answered where now.content == nil: .gone
        case .answered: now.content == content ? .none : .replaced
        }
    }
}
