import Glibc

/// The last lines of an answer's head, made anew once a second.
struct AnswerEnding: Sendable {
    private var second = 0
    private(set) var keepingAlive: [UInt8] = []
    private(set) var closing: [UInt8] = []
    /// HTTP/1.0 keeps a connection only where the answer says so (RFC 9112, appendix C.2.2).
    private(set) var keepingVersion10: [UInt8] = []

    init() { refresh() }

    mutating func refresh() {
        let now = time(nil)
        if now == second { return }
        second = now
        let date = "Date: \(Self.httpDate(now))\r\n"
        keepingAlive = Array("\(date)\r\n".utf8)
        closing = Array("\(date)Connection: close\r\n\r\n".utf8)
        keepingVersion10 = Array("\(date)Connection: keep-alive\r\n\r\n".utf8)
    }

    /// IMF-fixdate (RFC 9110, section 5.6.7) of seconds since 1970.
    static func httpDate(_ seconds: Int) -> String {
        var (seconds, parts) = (seconds, tm())
        gmtime_r(&seconds, &parts)
        let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let day = "\(days[Int(parts.tm_wday)]), \(two(parts.tm_mday)) \(months[Int(parts.tm_mon)])"
        let time = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
        return "\(day) \(1900 + Int(parts.tm_year)) \(time) GMT"
    }

    private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : String(number) }
}
