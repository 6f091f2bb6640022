/// Finds one kind of mistake. A rule is a file of its own, named after it, and stands in `Rules.all`.
protocol Rule: SendableMetatype {
    /// Reports every place where the rule's mistake stands.
    static func check(_ inspection: Inspection, _ findings: inout Findings)
}

/// What the rules look at.
struct Inspection {
    /// The bytes of the author's text.
    let text: [UInt8]
    /// The payload that it holds.
    let payload: Payload
    /// What the phone makes of it.
    let story: Story

    /// The block that the phone takes.
    var block: JSONValue? { payload.block.block }

    /// The elements of `pages`, with their place in it.
    var elements: EnumeratedSequence<[JSONValue]> { (block?["pages"]?.array ?? []).enumerated() }

    /// The elements of `pages` that are objects, with their place in it.
    var pages: [(index: Int, object: JSONValue)] {
        elements.compactMap { $1.members == nil ? nil : (index: $0, object: $1) }
    }
}

/// Every rule about a payload that is JSON.
enum Rules {
    static let all: [any Rule.Type] = [
        ByteOrderMark.self,
        BlockMissing.self,
        BlockNotObject.self,
        BlockEncodedTwice.self,
        BlockHidesValidBlock.self,
        PagesMissing.self,
        PagesNotArray.self,
        PagesEmpty.self,
        PageNotObject.self,
        ImageMissing.self,
        ImageNotString.self,
        ImageNoScheme.self,
        ImageNotURL.self,
        ImageExample.self,
    ]
}
