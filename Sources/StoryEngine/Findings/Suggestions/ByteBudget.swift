/// Where the bytes of a push are.
struct ByteBudget {
    /// The list of pages, or what stands for the push where there is none.
    let place: JSONValue
    /// The three largest fields by name, those of pages with the page's number, each with its bytes: `image 2: 180`.
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
        let ofPages = inspection.pages.flatMap { page in
            (page.object.members ?? []).map { Field(name: "\($0.key.shortened) \(page.number)", value: $0.value) }
        }
        largestFields = (ofPages + Self.otherFields(inspection.payload.block)).sorted { $0.bytes > $1.bytes }.prefix(3)
            .map { "\($0.name): \($0.bytes)" }.joined(separator: ", ")
    }

    private struct Field {
        let name: String
        let bytes: Int

        init(name: String, value: JSONValue) {
            self.name = name
            bytes = MinifiedSize(of: value).bytes
        }
    }

    /// What stands beside the block: in the push, its alert, and the custom data.
    private static func otherFields(_ block: StoriesBlock) -> [Field] {
        block.containers.flatMap { container in
            (container.members ?? []).flatMap { member -> [Field] in
                let isContainer =
                    ["u", "userdata"].contains(member.key)
                    && (member.value.members != nil || block.encoded.contains(member.value.range))
                return isContainer || member.key == "pw_stories" ? [] : fields(of: member)
            }
        }
    }

    private static func fields(of member: JSONMember) -> [Field] {
        guard let members = member.value.members else {
            return [Field(name: member.key.shortened, value: member.value)]
        }
        return members.flatMap(fields)
    }
}
