/// What a version is made of.
package struct VersionContent: Equatable, Sendable {
    /// The payload's text, from which the caller has removed secrets; any bytes.
    package var payload: [UInt8]
    /// The options in whatever form the caller reads them again.
    package var options: String
    /// The timeline document.
    package var timeline: [UInt8]
    /// How many pages the timeline shows.
    package var pageCount: Int

    package init(payload: [UInt8], options: String, timeline: [UInt8], pageCount: Int) {
        self.payload = payload
        self.options = options
        self.timeline = timeline
        self.pageCount = pageCount
    }

    /// What an approval is bound to: 64 hexadecimal digits over payload and options. The payload's length goes first,
    /// so that nothing can move from one to the other.
    package var hash: String {
        let length = withUnsafeBytes(of: UInt64(payload.count).littleEndian) { [UInt8]($0) }
        return Sodium.hash(length + payload + Array(options.utf8)).hexadecimal
    }

    var byteCount: Int { payload.count + options.utf8.count + timeline.count }
}

/// A version as it is stored; it never changes.
package struct Version: Equatable, Sendable {
    /// From 1.
    package let number: Int
    package var content: VersionContent
    /// `VersionContent.hash`.
    package let contentHash: String
    package let createdAt: UnixTime
}

/// A version's row on the owner's page.
package struct VersionSummary: Equatable, Sendable {
    package let number: Int
    package let contentHash: String
    package let createdAt: UnixTime
    package let pageCount: Int
    /// How often its page was opened.
    package let opens: Int
    package let verdicts: VerdictCounts
}
