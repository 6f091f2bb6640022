/// What was counted of a version.
package struct VersionStatistics: Equatable, Sendable {
    package let version: Int
    package let opens: Int
    package let sessions: Int
    /// Sessions that saw the story to its end.
    package let completions: Int
    /// Sessions that saw the alert's body in place of a story.
    package let fallbacks: Int
    /// One for each page.
    package let pages: [PageStatistics]
}

/// What was counted of a page.
package struct PageStatistics: Equatable, Sendable {
    package internal(set) var impressions = 0
    package internal(set) var taps = 0
    /// Sessions that never finished and saw this page last.
    package internal(set) var stops = 0
}
