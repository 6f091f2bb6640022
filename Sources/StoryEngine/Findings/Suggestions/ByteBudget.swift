/// Where the bytes of a push are.
struct ByteBudget {
    /// The list of pages, or what stands for the push where there is none.
    let place: JSONValue
    /// The three largest fields, each with its bytes, such as `image of page 2 (180)`.
    let largestFields: String
    /// How many of the pages, from the first, would fit.
    let fittingPages: Int

    init(_ inspection: Inspection) {
        place = inspection.block?["pages"] ?? inspection.payload.device.source
        let sizes = inspection.elements.map { MinifiedSize(of: $0).bytes + 1 }
        var bytes = inspection.payload.device.bytes.lowerBound
        var count = sizes.count
        while count > 0, bytes > Timeline.Delivery.limit {
            count -= 1
            bytes -= sizes[count]
        }
        fittingPages = bytes > Timeline.Delivery.limit ? 0 : count
        let fields = inspection.pages.flatMap { page in
            (page.object.members ?? []).map { (page.number, $0.key, MinifiedSize(of: $0.value).bytes) }
        }
        largestFields = fields.sorted { $0.2 > $1.2 }.prefix(3)
            .map { "\($1.shortened) \($0): \($2)" }.joined(separator: ", ")
    }
}
