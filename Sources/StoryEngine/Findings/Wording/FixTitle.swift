/// What fixes are called; each language has a verb for each.
enum FixTitle: Sendable, CaseIterable {
    case remove
    case removeComma
    case addComma
    case addColon
    case addQuote
    case addBrackets
    case straightQuotes
    case putInQuotes
    case escape
    case write
    case plainSpaces
    case renameKey
    case writeNumber
    case unwrap
    case removeElement
    case addScheme
    case useHTTPS
    case encode
    case trim
    case addCategory
    case addMutableContent
}
