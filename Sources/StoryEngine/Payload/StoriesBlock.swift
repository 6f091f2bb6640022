/// Where the phone finds the stories block in a device payload, and what else it passed by (the behaviour's section 1).
struct StoriesBlock {
    /// The object that the phone takes for the block.
    let block: JSONValue?
    /// Blocks that are objects too, but stand behind the first.
    let hidden: [JSONValue]
    /// Values of `pw_stories` that are no objects.
    let misshapen: [JSONValue]

    /// Looks at the root, then in `u`, then in `userdata`.
    ///
    /// - Parameters:
    ///   - payload: the device payload's object.
    ///   - text: the bytes of the author's text.
    init(in payload: JSONValue, text: [UInt8]) {
        let containers = [payload, payload["u"]?.container(in: text), payload["userdata"]?.container(in: text)]
        let candidates = containers.compactMap { $0?["pw_stories"] }
        let objects = candidates.filter { $0.members != nil }
        block = objects.first
        hidden = Array(objects.dropFirst())
        misshapen = candidates.filter { $0.members == nil }
    }
}

extension JSONValue {
    /// The object that a container of custom data is, or holds as a string of JSON.
    fileprivate func container(in text: [UInt8]) -> JSONValue? {
        members == nil ? decoded(in: text) : self
    }
}
