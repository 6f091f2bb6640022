import MediaCache
import ShareStore
import StoryEngine

/// The JSON shapes of shares.
enum ShareDocuments {
    /// A reader's: the timeline document, and what is known of the share.
    static func preview(_ view: ShareView) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { members(of: view, &$0) }
        // One object of both: the timeline's without its end, the share's without its beginning.
        return view.version.content.timeline.dropLast() + [UInt8(ascii: ",")] + writer.bytes.dropFirst()
    }

    /// What the share page's script reads.
    static func page(_ view: ShareView, url: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { json in
            json.member("id", view.share.id.text)
            json.member("url", url)
            members(of: view, &json)
        }
        return writer.bytes
    }

    private static func members(of view: ShareView, _ json: inout JSONWriter) {
        json.member("name", view.share.name)
        json.member("version", view.version.number)
        json.member("latestVersion", view.share.latestVersion)
        json.member("createdAt", view.share.createdAt.text)
        json.member("versionCreatedAt", view.version.createdAt.text)
        json.member("expiresAt", view.share.expiresAt?.text)
        json.member("contentHash", view.version.contentHash)
        json.member("isProtected", view.share.isProtected)
        json.key("reviews")
        json.array(view.reviews) { $0.write(to: &$1) }
    }

    /// The owner's: all of it.
    static func owner(_ view: OwnerView, url: String, webhookState: WebhookState) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { json in
            json.member("id", view.share.id.text)
            json.member("url", url)
            json.member("name", view.share.name)
            json.member("createdAt", view.share.createdAt.text)
            json.member("expiresAt", view.share.expiresAt?.text)
            json.member("revokedAt", view.share.revokedAt?.text)
            json.member("isProtected", view.share.isProtected)
            json.member("latestVersion", view.share.latestVersion)
            json.key("webhook")
            if let webhook = view.webhook { write(webhook, webhookState, &json) } else { json.null() }
            json.key("versions")
            json.array(view.versions) { $0.write(to: &$1) }
            json.key("reviews")
            json.array(view.reviews) { $0.write(to: &$1) }
        }
        return writer.bytes
    }

    private static func write(_ webhook: Webhook, _ state: WebhookState, _ json: inout JSONWriter) {
        json.object { json in
            json.member("url", webhook.url)
            json.member("secret", webhook.secret.text)
            json.member("state", state.rawValue)
        }
    }

    /// What the owner may go on from: the payload's text, and the options as a query gives them.
    static func payload(_ view: ShareView) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { json in
            json.member("name", view.share.name)
            json.member("version", view.version.number)
            json.member("payload", String(decoding: view.version.content.payload, as: UTF8.self))
            json.key("options")
            json.raw(view.version.content.options)
        }
        return writer.bytes
    }

    /// Pages whose picture is no longer what its address sends.
    static func media(_ pages: [StoredTimeline.Page], _ changes: [String: Media.Change]) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { json in
            json.key("changed")
            json.array(pages.enumerated().filter { [.replaced, .gone].contains(changes[$1.imageURL]) }) { page, json in
                json.object { json in
                    json.member("page", page.offset)
                    json.member("isGone", changes[page.element.imageURL] == .gone)
                }
            }
        }
        return writer.bytes
    }

    /// The reviews of an export.
    static func reviews(_ reviews: [Review]) -> [UInt8] {
        var writer = JSONWriter()
        writer.array(reviews) { $0.write(to: &$1) }
        return writer.bytes
    }

    /// What a reviewer is answered with; the key lets this reviewer alone judge anew and take back.
    static func added(_ added: AddedReview) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { json in
            json.member("id", added.review.number)
            json.member("reviewerKey", added.reviewer.text)
            added.review.members(to: &json)
        }
        return writer.bytes
    }
}

extension Review {
    func write(to json: inout JSONWriter) {
        json.object { members(to: &$0) }
    }

    func members(to json: inout JSONWriter) {
        json.member("number", number)
        json.member("version", version)
        json.key("page")
        json.valueOrNull(page)
        json.member("verdict", verdictName)
        json.key("withdraws")
        if case .withdrawal(let number) = act { json.value(number) } else { json.null() }
        json.member("name", name)
        json.member("text", text)
        json.member("contentHash", contentHash)
        json.member("createdAt", createdAt.text)
        json.member("stands", stands)
    }

    /// As in JSON and CSV.
    var verdictName: String {
        switch act {
        case .verdict(let verdict): verdict.rawValue
        case .withdrawal: "withdrawal"
        }
    }
}

extension VersionSummary {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("version", number)
            json.member("contentHash", contentHash)
            json.member("createdAt", createdAt.text)
            json.member("pageCount", pageCount)
            json.member("opens", opens)
            json.key("verdicts")
            json.object { json in
                json.member("approved", verdicts.approved)
                json.member("changesRequested", verdicts.changesRequested)
                json.member("comments", verdicts.comments)
            }
        }
    }
}

extension JSONWriter {
    mutating func valueOrNull(_ number: Int?) {
        if let number { value(number) } else { null() }
    }
}
