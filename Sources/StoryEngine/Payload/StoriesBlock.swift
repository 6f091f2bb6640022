/// Where the phone finds the stories block in a device payload, and what else it passed by (the behaviour's section 1).
struct StoriesBlock {
    /// The object that the phone takes for the block.
    let block: JSONValue?
    /// Blocks that are objects too, but stand behind the first.
    let hidden: [JSONValue]
    /// Values of `pw_stories` that are no objects.
    let misshapen: [JSONValue]
    /// Where the phone looks: the payload itself, then what `u` and `userdata` are or hold.
    let containers: [JSONValue]
    /// The strings whose JSON was read: custom data, and a block encoded once too often.
    private(set) var encoded: [Range<Int>]
    /// What those strings hold.
    private(set) var decoded: [JSONValue]
    /// The block, or what is most likely meant by one where the phone finds none: an object under a misspelt key, or
    /// inside a text.
    private(set) var meant: JSONValue?

    /// Looks at the root, then in `u`, then in `userdata`.
    ///
    /// - Parameters:
    ///   - payload: the device payload's object.
    ///   - text: the bytes of the author's text.
    init(in payload: JSONValue, text: [UInt8]) {
        var containers = [payload]
        encoded = []
        decoded = []
        for field in [payload["u"], payload["userdata"]].compactMap(\.self) {
            if field.members != nil {
                containers.append(field)
            } else if let object = field.decoded(in: text) {
                containers.append(object)
                encoded.append(field.range)
                decoded.append(object)
            }
        }
        let candidates = containers.compactMap { $0["pw_stories"] }
        let objects = candidates.filter { $0.members != nil }
        block = objects.first
        hidden = Array(objects.dropFirst())
        misshapen = candidates.filter { $0.members == nil }
        self.containers = containers
        meant = block
        if block == nil { lookForMeant(in: text) }
    }

    private mutating func lookForMeant(in text: [UInt8]) {
        let misspelt = containers.compactMap { $0.meant(among: KnownKeys.container)["pw_stories"] }
        for candidate in misshapen + misspelt {
            if candidate.members != nil {
                meant = candidate
            } else if let object = candidate.decoded(in: text), object.members != nil {
                meant = object
                encoded.append(candidate.range)
                decoded.append(object)
            }
            if meant != nil { return }
        }
    }
}
