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
        do throws(Problem) {
            let value = try asked(try outcome())
            pages.forget(id)
            return value
        } catch {
            // A failure may come after the change; what was refused has changed nothing.
            if error.status == .serviceUnavailable { pages.forget(id) }
            throw error
        }
    }

    /// What a reader sees, who must have given the passphrase where there is one, or be the owner.
    func view(of id: ShareID, version: Int?, for request: Request) throws(Problem) -> ShareView {
        let view = try view(of: id, version: version)
        try admit(request, to: view.share)
        return view
    }

    /// What a reader sees who has been let in; where there is no such version, the problem leads to the latest.
    func view(of id: ShareID, version: Int?) throws(Problem) -> ShareView {
        switch try answered(try store.view(of: id, version: version)) {
        case .done(var view):
            if let pictures {
                view.version.content.timeline = pictures.timeline(
                    view.version.content.timeline, of: id, version: view.version.number)
            }
            return view
        case .refused(let refusal):
            var problem = Problem(refusal)
            if refusal == .noSuchVersion { problem.members.append((NoticePage.latest, .string("/p/\(id.text)"))) }
            throw problem
        }
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

    /// Tells the share's webhook, where it has one.
    func announce(_ added: AddedReview, _ request: Request) {
        let message = WebhookMessage(added, page: url(of: added.share.id, request))
        if let message { webhooks.add(message) }
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

    /// The passphrase of a share to be made; a URL would leave it in logs.
    ///
    /// Percent-encoded, as a header holds ASCII alone.
    var passphrase: Passphrase? {
        get throws(Problem) {
            guard let text = headers.text("Storyproof-Passphrase"), !text.isEmpty else { return nil }
            guard let decoded = text.percentDecoded else {
                throw Problem(.badRequest, "The passphrase is not percent-encoded UTF-8.")
            }
            return Passphrase(decoded)
        }
    }
}

extension String {
    /// Nil where an escape is none, or where the whole is not UTF-8.
    fileprivate var percentDecoded: String? {
        var bytes: [UInt8] = []
        var rest = Array(utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
                let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
