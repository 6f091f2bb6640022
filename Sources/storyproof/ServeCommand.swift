import Glibc
import MediaCache
import PreviewServer
import ShareStore
import WebServer

/// `storyproof serve`: serves the preview until it is told to end.
enum ServeCommand {
    /// A setting of the server: a flag, else a variable, else a default.
    struct Setting {
        let flag: String
        let fallback: String
        let meaning: String

        var variable: String { "STORYPROOF_\(flag.uppercased().replacing("-", with: "_"))" }

        var help: String { "    --\(flag) \(variable) (\(fallback.isEmpty ? "none" : fallback)): \(meaning)" }

        func value(_ arguments: inout Arguments) -> String { arguments.take(flag) ?? variableOrDefault }

        /// Of a flag that may stand several times, or holds a list with commas.
        func values(_ arguments: inout Arguments) -> [Substring] {
            (arguments.takeAll(flag) ?? [variableOrDefault]).flatMap { $0.split(separator: ",") }
        }

        private var variableOrDefault: String { getenv(variable).map { String(cString: $0) } ?? fallback }
    }

    private static let host = Setting(
        flag: "host", fallback: "127.0.0.1", meaning: "the address to listen on; 0.0.0.0 or :: for all")
    private static let port = Setting(flag: "port", fallback: "8080", meaning: "the port; 0 picks a free one")
    static let root = Setting(
        flag: "root", fallback: ".", meaning: "the folder that holds Public and Templates")
    private static let log = Setting(
        flag: "log", fallback: "on", meaning: "one line a request on standard error: on or off")

    private static let store = Setting(
        flag: "store", fallback: "./storyproof.db",
        meaning: "the file that keeps what is shared; none turns sharing off")
    private static let storeLimit = Setting(
        flag: "store-limit", fallback: "1073741824", meaning: "how many bytes the store may take")
    private static let publicURL = Setting(
        flag: "public-url", fallback: "",
        meaning: "where people find this server, such as https://stories.example; needed behind a proxy")
    private static let trustedProxy = Setting(
        flag: "trusted-proxy", fallback: "",
        meaning: "the address of a proxy whose X-Forwarded-For counts; several with commas, or several flags")

    private static let mediaCache = Setting(
        flag: "media-cache", fallback: "./storyproof-media",
        meaning: "the folder that keeps pictures; none: they are not looked at")
    private static let mediaCacheLimit = Setting(
        flag: "media-cache-limit", fallback: "2147483648", meaning: "how many bytes of pictures are kept")
    private static let allowPrivateMedia = Setting(
        flag: "allow-private-media", fallback: "off",
        meaning: "on: pictures may come from this machine and private networks, for local work alone")

    private static let watch = Setting(
        flag: "watch", fallback: "", meaning: "a payload’s file that the editor follows as it is saved")

    /// All settings, in the order of the help.
    static let settings = [
        host, port, root, log, store, storeLimit, publicURL, trustedProxy, mediaCache, mediaCacheLimit,
        allowPrivateMedia, watch,
    ]

    static func run(_ arguments: [String]) throws(CommandError) {
        var arguments = try Arguments(arguments)
        let address = host.value(&arguments)
        guard let portNumber = UInt16(port.value(&arguments)) else {
            throw .unusable("--port is a number from 0 to 65535.")
        }
        let folder = root.value(&arguments)
        let logs = log.value(&arguments)
        guard ["on", "off"].contains(logs) else { throw .unusable("--log is on or off.") }
        let outside = try outside(&arguments)
        let sharing = try sharing(&arguments, outside)
        let media = try media(&arguments, outside)
        let path = watch.value(&arguments)
        let watched = path.isEmpty ? nil : WatchedFile(path: path)
        if let flag = arguments.flags.first { throw .unusable("serve has no setting --\(flag.name).") }
        if let word = arguments.words.first { throw .unusable("serve takes no \(word).") }
        try serve(
            root: folder, host: address, port: portNumber, logs: logs == "on", sharing: sharing, media: media,
            watched: watched)
    }

    /// How requests come to the server.
    private struct Outside {
        let publicURL: PublicURL?
        let trustedProxies: Set<String>
    }

    private static func outside(_ arguments: inout Arguments) throws(CommandError) -> Outside {
        let origin = publicURL.value(&arguments)
        let publicURL = PublicURL(origin)
        if publicURL == nil, !origin.isEmpty {
            throw .unusable("--public-url is http:// or https:// with a host and no path.")
        }
        let proxies = trustedProxy.values(&arguments).map { PeerAddress(String($0))?.text }
        guard !proxies.contains(nil) else { throw .unusable("--trusted-proxy is an IPv4 or IPv6 address.") }
        return Outside(publicURL: publicURL, trustedProxies: Set(proxies.compactMap(\.self)))
    }

    /// Opens the cache of pictures; nil where there is to be none.
    private static func media(_ arguments: inout Arguments, _ outside: Outside) throws(CommandError) -> MediaSettings? {
        let path = mediaCache.value(&arguments)
        guard let bytes = Int(mediaCacheLimit.value(&arguments)), bytes > 0 else {
            throw .unusable("--media-cache-limit is a number of bytes above 0.")
        }
        let allows = allowPrivateMedia.value(&arguments)
        guard ["on", "off"].contains(allows) else { throw .unusable("--allow-private-media is on or off.") }
        if path == "none" { return nil }
        if allows == "on" {
            write(
                "WARNING: --allow-private-media is on. Whoever reaches this server can make it fetch from this machine "
                    + "and its private networks. Use it for local work alone.\n", to: STDERR_FILENO)
        }
        let fetcher = Fetcher(rule: AddressRule(allowsPrivate: allows == "on"))
        do throws(MediaCacheFailure) {
            var settings = MediaSettings(
                cache: try MediaCache(path: path, maxBytes: bytes, fetcher: fetcher, now: { Int(time(nil)) }))
            settings.publicURL = outside.publicURL
            settings.trustedProxies = outside.trustedProxies
            return settings
        } catch {
            throw .failed(sentence(error, path))
        }
    }

    private static func sentence(_ failure: MediaCacheFailure, _ path: String) -> String {
        switch failure {
        case .folderUnusable:
            "The folder \(path) cannot be written to. Make it writable, or name another --media-cache."
        case .folderInUse: "Another process keeps its pictures in \(path). Stop it, or name another --media-cache."
        }
    }

    /// Opens the store; nil where there is to be none.
    private static func sharing(
        _ arguments: inout Arguments, _ outside: Outside
    ) throws(CommandError) -> SharingSettings? {
        let path = store.value(&arguments)
        var limits = StoreLimits()
        guard let bytes = Int(storeLimit.value(&arguments)), bytes > 0 else {
            throw .unusable("--store-limit is a number of bytes above 0.")
        }
        limits.totalBytes = bytes
        if path == "none" { return nil }
        do throws(StoreFailure) {
            var settings = SharingSettings(
                store: try SQLiteShareStore(path: path, limits: limits), storePath: path)
            settings.publicURL = outside.publicURL
            settings.sendWebhook = send
            settings.trustedProxies = outside.trustedProxies
            return settings
        } catch {
            throw .failed(error.sentence(path: path))
        }
    }

    /// Only to addresses that the whole internet can reach.
    private static func send(_ call: WebhookCall) -> Bool {
        let headers = [
            FetchRequest.Header("Content-Type", "application/json"),
            FetchRequest.Header(WebhookCall.signatureName, call.signature),
        ]
        let request = FetchRequest(call.url, method: .post(call.body), headers: headers, maxBytes: maxAnswerBytes)
        guard let answer = try? Fetcher(rule: AddressRule()).bytes(request).answer else { return false }
        return (200..<300).contains(answer.status)
    }

    /// Of a webhook, which nobody reads.
    private static let maxAnswerBytes = 64 << 10

    private static func serve(
        root: String, host: String, port: UInt16, logs: Bool, sharing: SharingSettings?, media: MediaSettings?,
        watched: WatchedFile?
    ) throws(CommandError) {
        do {
            let files = try SiteFiles(root: root)
            var configuration = Server.Configuration(host: host, port: port)
            let application = PreviewApplication(
                files: files, now: { Int(time(nil)) }, sharing: sharing, media: media, watched: watched)
            configuration.log = { [metrics = application.metrics] record in
                metrics.count(record)
                if logs { write("\(record)\n", to: STDERR_FILENO) }
            }
            let server = try Server(configuration, application.application)
            application.start()
            TerminationSignals.forEach { server.stop() }
            for address in server.addresses { write("Storyproof is at http://\(address)\n", to: STDOUT_FILENO) }
            server.run()
            application.stop()
        } catch let error as ListenError {
            throw .failed("\(error) Stop what listens there, or name another --port or --host.")
        } catch {
            throw .failed("\(error)")
        }
    }
}
