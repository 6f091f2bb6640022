import StoryEngine
import WebServer

/// The members of a request's JSON object, each of the type that is asked for.
struct JSONBody {
    private let json: JSONValue

    init(_ request: Request) throws(Problem) {
        guard let json = try? JSONReader.read(request.body), json.members != nil else {
            throw Problem(.badRequest, "Send a JSON object.")
        }
        self.json = json
    }

    init(_ json: JSONValue) {
        self.json = json
    }

    /// Refuses members of any other name.
    func allow(_ names: [String]) throws(Problem) {
        if let other = json.members?.first(where: { !names.contains($0.key) }) {
            throw .badMember(String(other.key.prefix(64)), "Only \(names.joined(separator: ", ")) can be said here.")
        }
    }

    /// Nil where it is missing or null.
    func text(_ name: String) throws(Problem) -> String? {
        switch json[name]?.content {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw .badMember(name, "\(name) is a text.")
        }
    }

    /// A whole number from 0; nil where it is missing or null.
    func number(_ name: String) throws(Problem) -> Int? {
        switch json[name]?.content {
        case nil, .null: return nil
        case .number(let digits):
            if let number = Int(digits), (0..<1 << 31).contains(number) { return number }
            fallthrough
        default: throw .badMember(name, "\(name) is a whole number from 0.")
        }
    }

    /// Nil where it is no array.
    func array(_ name: String) -> [JSONValue]? {
        if case .array(let elements) = json[name]?.content { return elements }
        return nil
    }
}
