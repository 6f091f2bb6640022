/// An error as the client sees it (RFC 9457). Handlers throw it; one place turns it into an answer.
package struct Problem: Error, Sendable {
    /// The value of an extension member.
    package enum Value: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        case string(String)
        case integer(Int)

        package init(stringLiteral text: String) { self = .string(text) }
        package init(integerLiteral number: Int) { self = .integer(number) }

        fileprivate var json: String {
            switch self {
            case .string(let text): jsonString(text)
            case .integer(let number): String(number)
            }
        }
    }

    package var type: String
    package var title: String
    package var status: Status
    /// A sentence for people; nil where the title says it all.
    package var detail: String?
    /// Extension members in the order in which they are written.
    package var members: [(name: String, value: Value)]
    /// Headers that belong to the error, such as `Allow`.
    package var headers: Headers

    /// By default the type is `about:blank` and the title the status's phrase (RFC 9457, section 4.2.1).
    package init(
        _ status: Status, _ detail: String? = nil, type: String = "about:blank", title: String? = nil,
        members: KeyValuePairs<String, Value> = [:], headers: Headers = [:]
    ) {
        self.type = type
        self.title = title ?? status.reason
        self.status = status
        self.detail = detail
        self.members = members.map { (name: $0.key, value: $0.value) }
        self.headers = headers
    }

    /// The problem document.
    package var response: Response {
        Response(status, .problem, json, headers: headers)
    }

    private var json: String {
        var parts = [("type", jsonString(type)), ("title", jsonString(title)), ("status", String(status.code))]
        if let detail { parts.append(("detail", jsonString(detail))) }
        parts += members.map { ($0.name, $0.value.json) }
        return "{" + parts.map { "\(jsonString($0.0)): \($0.1)" }.joined(separator: ", ") + "}"
    }
}
