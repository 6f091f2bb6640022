/// The types of JSON values, for sentences.
enum ValueType: Sendable, CaseIterable {
    case null
    case boolean
    case number
    case text
    case list
    case object
}

extension JSONValue {
    var type: ValueType {
        switch content {
        case .null: .null
        case .bool: .boolean
        case .number: .number
        case .string: .text
        case .array: .list
        case .object: .object
        }
    }
}
