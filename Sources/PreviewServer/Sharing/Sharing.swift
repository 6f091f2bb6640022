import MediaCache
import ShareStore
import WebServer

/// What all routes of shares have in common.
struct Sharing: Sendable {
    let store: any ShareStore
    let origin: SiteOrigin
    let addresses: ClientAddresses
    let limits: SharingLimits
    let passes: PassphrasePass
    let pages: PageMemory
    let webhooks: WebhookQueue
    /// Nil where no pictures are fetched.
    let pictures: HeldPictures?
    let now: @Sendable () -> UnixTime
    private let storePath: String

    init(_ settings: SharingSettings, cache: MediaCache?) {
        store = settings.store
        storePath = settings.storePath
        origin = SiteOrigin(publicURL: settings.publicURL)
        addresses = ClientAddresses(trustedProxies: settings.trustedProxies)
        limits = SharingLimits()
        passes = PassphrasePass(isSecure: settings.publicURL?.origin.hasPrefix("https:") == true)
        pages = PageMemory()
        pictures = cache.map { [pages] in HeldPictures(cache: $0, pages: pages) }
        now = settings.now
        webhooks = WebhookQueue(now: settings.now, send: settings.sendWebhook)
    }

    /// A failure of the store, for whoever runs the server.
    func sentence(_ failure: StoreFailure) -> String { failure.sentence(path: storePath) }

    /// What the store answers; a refusal or failure becomes its problem.
    func asked<Value>(
        _ outcome: @autoclosure () throws(StoreFailure) -> Outcome<Value>
    ) throws(Problem) -> Value {
        switch try answered(try outcome()) {
        case .done(let value): return value
        case .refused(let refusal): throw Problem(refusal)
        }
    }

    /// What the store answers; a failure becomes its problem.
    func answered<Value>(
        _ outcome: @autoclosure () throws(StoreFailure) -> Outcome<Value>
    ) throws(Problem) -> Outcome<Value> {
        do throws(StoreFailure) {
            return try outcome()
        } catch {
            throw Problem(storeFailure: sentence(error))
        }
    }
}
