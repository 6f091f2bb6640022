import ShareStore
import WebServer

/// What the query of a request to share asks for, taken apart.
struct ShareRequest {
    private(set) var name = ""
    private(set) var expiry = Expiry.days(30)
    private(set) var webhookURL: String?
    /// The preview's own options.
    private(set) var options: [Request.QueryItem] = []

    init(query: [Request.QueryItem]) throws(Problem) {
        for item in query {
            switch item.name {
            case "name": name = item.value
            case "expires":
                guard let expiry = Expiry(item.value) else { throw .badOption("expires", Expiry.sentence) }
                self.expiry = expiry
            case "webhook":
                guard Self.isWebhook(item.value) else {
                    throw .badOption("webhook", "webhook is an https URL of at most 2,048 visible ASCII characters.")
                }
                webhookURL = item.value
            case RequestLanguage.parameter: break
            default: options.append(item)
            }
        }
    }

    /// Where it leads is judged when it is called.
    private static func isWebhook(_ text: String) -> Bool {
        let rest = text.dropFirst(8)
        let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return text.hasPrefix("https://") && !host.isEmpty && !host.contains("@") && text.utf8.count <= 2048
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    }
}

/// How long a share lasts from now on.
enum Expiry: Equatable, Sendable {
    case days(Int64)
    case never

    static let sentence = "expires is 1d, 7d, 30d or never."

    init?(_ text: String) {
        switch text {
        case "1d": self = .days(1)
        case "7d": self = .days(7)
        case "30d": self = .days(30)
        case "never": self = .never
        default: return nil
        }
    }

    /// Nil: never.
    func end(from now: UnixTime) -> UnixTime? {
        switch self {
        case .days(let days): now.adding(seconds: days * 86_400)
        case .never: nil
        }
    }
}
