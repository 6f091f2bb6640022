import ShareStore
import WebServer

/// Shows that a browser has given a share's passphrase: a cookie, signed with a key that lasts as long as the process.
struct PassphrasePass: Sendable {
    private static let seconds: Int64 = 12 * 3600

    let isSecure: Bool
    private let key = Sodium.randomBytes(32)

    /// The value of `Set-Cookie`.
    func cookie(for id: ShareID, at now: UnixTime) -> HeaderValue? {
        let end = now.adding(seconds: Self.seconds).milliseconds
        let attributes = "; Path=/; Max-Age=\(Self.seconds); HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
        return HeaderValue("\(Self.name(id))=\(end).\(signature(of: id, end))\(attributes)")
    }

    /// Whether the request carries a pass for that share.
    func admits(_ request: Request, to id: ShareID, at now: UnixTime) -> Bool {
        request.cookies(Self.name(id)).contains { value in
            let parts = value.split(separator: ".", maxSplits: 1)
            guard parts.count == 2, let end = Int64(parts[0]), end > now.milliseconds else { return false }
            return Sodium.areEqual(Array(parts[1].utf8), Array(signature(of: id, end).utf8))
        }
    }

    private static func name(_ id: ShareID) -> String { "pass-\(id.text)" }

    private func signature(of id: ShareID, _ end: Int64) -> String {
        Sodium.base64URL(Sodium.signature(of: Array("\(id.text) \(end)".utf8), key: key))
    }
}

extension Request {
    /// The values of cookies of that name.
    func cookies(_ name: String) -> [Substring] {
        (headers.list("Cookie") ?? "").split(whereSeparator: { $0 == ";" || $0 == "," }).compactMap { pair in
            let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            return parts.count == 2 && parts[0] == name ? parts[1] : nil
        }
    }
}
