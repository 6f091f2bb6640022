import ShareStore
import WebServer

/// What handlers ask of a request and of the store alike.
extension Sharing {
    func guardCrossSite(_ request: Request) throws(Problem) {
        try CrossSiteGuard(origin: origin).check(request)
    }

    /// As `asked`, for a call that may change what readers see.
    func written<Value>(
        _ id: ShareID, _ outcome: @autoclosure () throws(StoreFailure) -> Outcome<Value>
    ) throws(Problem) -> Value {
        // Also where it fails, as a failure may come after the change.
        defer { pages.forget(id) }
        return try asked(try outcome())
    }

    /// What a reader sees, who must have given the passphrase where there is one, or be the owner.
    func view(of id: ShareID, version: Int?, for request: Request) throws(Problem) -> ShareView {
        let view = try asked(try store.view(of: id, version: version))
        try admit(request, to: view.share)
        return view
    }

    func admit(_ request: Request, to share: Share) throws(Problem) {
        if isAdmitted(request, to: share) { return }
        throw Problem(
            .forbidden, "This preview asks for a passphrase. Open its page and give it there.",
            members: ["isProtected": "true"])
    }

    func isAdmitted(_ request: Request, to share: Share) -> Bool {
        !share.isProtected || passes.admits(request, to: share.id, at: now()) || isOwner(request, of: share)
    }

    private func isOwner(_ request: Request, of share: Share) -> Bool {
        guard let owner = request.bearer.flatMap({ SecretToken(String($0)) }) else { return false }
        return (try? store.ownerView(of: share.id, owner: owner).value) != nil
    }

    /// The share's page, absolute.
    func url(of id: ShareID, _ request: Request) -> String { "\(origin.text(for: request))/p/\(id.text)" }
}

extension Request {
    var shareID: ShareID {
        get throws(Problem) {
            guard let id = ShareID(parameter("id")) else { throw Problem(Refusal.notFound) }
            return id
        }
    }

    /// The version that the query names, from 1.
    var version: Int? {
        get throws(Problem) {
            guard let text = query.last(where: { $0.name == "version" })?.value else { return nil }
            return try Self.version(text, option: "version")
        }
    }

    static func version(_ text: String, option: String) throws(Problem) -> Int {
        guard text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
            number > 0
        else { throw .badOption(option, "\(option) is a whole number from 1.") }
        return number
    }

    /// The owner's token, as a bearer token.
    var owner: SecretToken {
        get throws(Problem) {
            guard let bearer else {
                throw Problem(
                    .unauthorized, "Send the owner’s key as a bearer token.", headers: [.wwwAuthenticate: "Bearer"])
            }
            guard let token = SecretToken(String(bearer)) else { throw Problem(Refusal.wrongOwner) }
            return token
        }
    }

    /// The passphrase of a share to be made; a URL would leave it in logs. Percent-encoded, since `fetch` sends
    /// no other letters than Latin ones in a header.
    var passphrase: Passphrase? {
        guard let text = headers.text("Storyproof-Passphrase"), !text.isEmpty else { return nil }
        return Passphrase(Self.percentDecoded(text))
    }

    /// What is no valid escape stays as it is.
    private static func percentDecoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(2)
            guard byte == UInt8(ascii: "%"), digits.count == 2, !digits.contains(UInt8(ascii: "+")),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else {
                bytes.append(byte)
                continue
            }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
