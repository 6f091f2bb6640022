import MediaCache
import ShareStore
import StoryEngine
import WebServer

/// Making, reading, changing and ending shares as JSON.
struct ShareEndpoint: Sendable {
    let sharing: Sharing
    /// The paths of our own pictures.
    let samples: [String]

    var routes: [Route] {
        [
            .post("/api/previews", blocking: true, create),
            .get("/api/previews/{id}", blocking: true, show),
            .put("/api/previews/{id}", blocking: true, addVersion),
            .patch("/api/previews/{id}", blocking: true, change),
            .delete("/api/previews/{id}", blocking: true, end),
            .get("/api/previews/{id}/owner", blocking: true, showOwner),
            .get("/api/previews/{id}/payload", blocking: true, showPayload),
            .get("/api/previews/{id}/media", blocking: true, showMedia),
        ]
    }

    private func create(_ request: Request) throws(Problem) -> Response {
        try sharing.guardCrossSite(request)
        let wanted = try ShareRequest(query: request.query)
        let content = try content(of: request, wanted.options)
        try sharing.limitShares(request)
        let new = NewShare(
            name: wanted.name, expiresAt: wanted.expiry.end(from: sharing.now()), passphrase: try request.passphrase,
            webhookURL: wanted.webhookURL)
        let created = try sharing.asked(try sharing.store.create(new, content))
        sharing.pictures?.hold(content.timeline, of: created.share.id, version: created.share.latestVersion)
        let url = sharing.url(of: created.share.id, request)
        var writer = JSONWriter()
        writer.object { json in
            json.member("id", created.share.id.text)
            json.member("url", url)
            json.member("ownerToken", created.ownerToken.text)
            json.member("ownerUrl", "\(url)/owner#\(created.ownerToken.text)")
            json.member("expiresAt", created.share.expiresAt?.text)
            json.member("version", created.share.latestVersion)
        }
        return Response(.created, .json, writer.bytes, headers: [.location: HeaderValue(url) ?? "/"])
    }

    private func show(_ request: Request) throws(Problem) -> Response {
        let id = try request.shareID
        let version = try request.version
        var view = try sharing.view(of: id, version: version, for: request)
        // A page of another site may play it, and finds the pictures here.
        let origin = sharing.origin.text(for: request)
        view.version.content.timeline = view.version.content.timeline.withMedia { page in
            page.media.map { $0.hasPrefix("/") ? origin + $0 : $0 }
        }
        var response = Response(.ok, .json, ShareDocuments.preview(view)).validated()
        response.headers["Access-Control-Allow-Origin"] = view.share.isProtected ? nil : "*"
        if view.share.isProtected { response.headers[.cacheControl] = "private, no-cache" }
        return response
    }

    private func addVersion(_ request: Request) throws(Problem) -> Response {
        let (id, owner) = (try request.shareID, try request.owner)
        let options = request.query.filter { $0.name != RequestLanguage.parameter }
        let content = try content(of: request, options)
        let share = try sharing.written(id, try sharing.store.add(content, to: id, owner: owner))
        sharing.pictures?.hold(content.timeline, of: id, version: share.latestVersion)
        var writer = JSONWriter()
        writer.object { json in
            json.member("version", share.latestVersion)
            json.member("url", sharing.url(of: id, request))
            json.member("contentHash", content.hash)
        }
        return Response(.ok, .json, writer.bytes)
    }

    /// Renames and extends; what is not named stays.
    private func change(_ request: Request) throws(Problem) -> Response {
        let (id, owner) = (try request.shareID, try request.owner)
        let body = try JSONBody(request)
        try body.allow(["name", "expires"])
        let (name, expires) = (try body.text("name"), try body.text("expires"))
        var end: Expiry?
        if let expires {
            end = Expiry(expires)
            if end == nil { throw .badMember("expires", Expiry.sentence) }
        }
        guard name != nil || end != nil else { throw Problem(.badRequest, "Say a name or expires.") }
        var share: Share?
        if let end {
            let expiresAt = end.end(from: sharing.now())
            share = try sharing.written(id, try sharing.store.extend(id, until: expiresAt, owner: owner))
        }
        if let name { share = try sharing.written(id, try sharing.store.rename(id, to: name, owner: owner)) }
        var writer = JSONWriter()
        writer.object { json in
            json.member("id", id.text)
            json.member("name", share?.name)
            json.member("expiresAt", share?.expiresAt?.text)
        }
        return Response(.ok, .json, writer.bytes)
    }

    /// Revokes; with `?purge=true` deletes all that belongs to the share.
    private func end(_ request: Request) throws(Problem) -> Response {
        let (id, owner) = (try request.shareID, try request.owner)
        switch request.query.last(where: { $0.name == "purge" })?.value ?? "false" {
        case "true": _ = try sharing.written(id, try sharing.store.delete(id, owner: owner).outcome)
        case "false": _ = try sharing.written(id, try sharing.store.revoke(id, owner: owner))
        default: throw .badOption("purge", "purge is true or false.")
        }
        return Response(.noContent)
    }

    private func showOwner(_ request: Request) throws(Problem) -> Response {
        let (id, owner) = (try request.shareID, try request.owner)
        let view = try sharing.asked(try sharing.store.ownerView(of: id, owner: owner))
        let document = ShareDocuments.owner(
            view, url: sharing.url(of: id, request), webhookState: sharing.webhooks.state(of: id))
        return Response(.ok, .json, document)
    }

    private func showPayload(_ request: Request) throws(Problem) -> Response {
        let (id, owner) = (try request.shareID, try request.owner)
        let version = try request.version
        _ = try sharing.asked(try sharing.store.ownerView(of: id, owner: owner))
        let view = try sharing.view(of: id, version: version)
        return Response(.ok, .json, ShareDocuments.payload(view))
    }

    /// Which pages' pictures have changed at their address since; answered once the addresses were asked.
    private func showMedia(_ request: Request) throws(Problem) -> Response {
        let id = try request.shareID
        let view = try sharing.view(of: id, version: try request.version, for: request)
        let timeline = view.version.content.timeline
        return Response(streaming: .json) { [pictures = sharing.pictures] stream in
            let tell: @Sendable ([String: Media.Change]) -> Void = { changes in
                stream.write(ShareDocuments.media(StoredTimeline(timeline)?.pages ?? [], changes))
                stream.end()
            }
            guard let pictures else { return tell([:]) }
            pictures.changes(timeline, of: id, version: view.version.number, completion: tell)
        }
    }

    private func content(of request: Request, _ options: [Request.QueryItem]) throws(Problem) -> VersionContent {
        try SharedContent(
            samples: samples, language: RequestLanguage.of(request), now: Int(sharing.now().milliseconds / 1000)
        ).version(of: request.body, options)
    }
}

extension Refusal? {
    /// A call without a result as one with none.
    var outcome: Outcome<Void> {
        if let self { return .refused(self) }
        return .done(())
    }
}
