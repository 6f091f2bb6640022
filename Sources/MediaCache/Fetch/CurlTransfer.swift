import CCurl
import Glibc

/// One request to one URL, without following redirects. The only place of the program that opens outgoing connections,
/// and that touches libcurl's pointers; confined to the thread that makes it.
///
/// The address is judged where libcurl asks for a socket to it, after the name was looked up: between that and the
/// connection nothing is looked up again, so that a name cannot change its answer in between. A first pass opens no
/// socket and only sees all addresses of the host, as a host that also has a refused address gets no connection at all.
final class CurlTransfer {
    enum Outcome {
        /// With the count of the body's bytes.
        case answer(ResponseHead, byteCount: Int)
        /// To an absolute URL, which nobody has judged yet.
        case redirect(to: String)
    }

    /// What is asked, without credentials and fragment.
    let url: String

    private let handle: UnsafeMutableRawPointer
    private let names = storyproof_utf8_locale()
    private var headerLines: UnsafeMutablePointer<curl_slist>?
    private var hostLines: UnsafeMutablePointer<curl_slist>?
    private let allows: @Sendable (IPAddress) -> Bool
    private let limits: FetchLimits
    private let maxBytes: Int
    private let followsRedirects: Bool

    private var opensSockets = false
    private var refusedAddress = false
    private var head = ResponseHead()
    private var byteCount = 0
    /// Why the transfer was ended from here.
    private var failure: FetchFailure?
    private var watch = FetchWatch()
    private var receive: Fetcher.Receive = { _ in }

    /// Throws where the URL is none that may be asked.
    init(
        _ request: FetchRequest, to text: String, allows: @escaping @Sendable (IPAddress) -> Bool, limits: FetchLimits,
        hosts: [String]
    ) throws(FetchFailure) {
        url = try CurlURL.checked(text)
        guard let handle = curl_easy_init() else { preconditionFailure("libcurl has no memory for a handle.") }
        self.handle = handle
        self.allows = allows
        self.limits = limits
        maxBytes = request.maxBytes
        followsRedirects = request.method == .get
        setRestraint(hosts)
        setRequest(request)
        setCallbacks()
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(headerLines)
        curl_slist_free_all(hostLines)
        if let names { freelocale(names) }
    }

    /// Blocks until there is an answer, and hands over its body, unless it is a redirect that is to be followed.
    func run(
        until end: ContinuousClock.Instant, watch: FetchWatch, receive: @escaping Fetcher.Receive
    ) throws(FetchFailure) -> Outcome {
        self.watch = watch
        self.receive = receive
        try seeAddresses(until: end)
        opensSockets = true
        let code = try perform(until: end)
        if followsRedirects, let location = head.redirect {
            return .redirect(to: try CurlURL.resolved(location, against: url))
        }
        if code != CURLE_OK { throw FetchFailure(code) }
        guard head.isComplete else { throw .brokenAnswer }
        return .answer(head, byteCount: byteCount)
    }

    /// Looks the host up and asks for every address, without connecting. libcurl keeps the addresses in the handle.
    private func seeAddresses(until end: ContinuousClock.Instant) throws(FetchFailure) {
        let code = try perform(until: end)
        // That no socket came is what this pass is for.
        if code != CURLE_COULDNT_CONNECT { throw FetchFailure(code) }
    }

    private func perform(until end: ContinuousClock.Instant) throws(FetchFailure) -> CURLcode {
        let rest = ContinuousClock.now.duration(to: end)
        guard rest > .milliseconds(1) else { throw .timedOut }
        set(CURLOPT_TIMEOUT_MS, rest.milliseconds)
        blockPipeSignal()
        // libcurl reads the letters of a host's name in the locale of the thread.
        let usual = uselocale(names)
        defer { uselocale(usual) }
        let code = curl_easy_perform(handle)
        if refusedAddress { throw .addressRefused }
        if let failure { throw failure }
        return code
    }

    /// A server that closes while an encrypted request is written would otherwise end the process.
    private func blockPipeSignal() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}

// MARK: Settings

extension CurlTransfer {
    /// What every transfer is held to.
    private func setRestraint(_ hosts: [String]) {
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        set(CURLOPT_PROXY, "")
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_NETRC, Int(CURL_NETRC_IGNORED.rawValue))
        set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
        // Otherwise the first pass, which opens no socket, would be all that a second one needs, or the reverse.
        set(CURLOPT_FRESH_CONNECT, 1)
        set(CURLOPT_CONNECTTIMEOUT_MS, limits.connect.milliseconds)
        // A name server that does not answer holds its own thread, not this one.
        set(CURLOPT_QUICK_EXIT, 1)
        hostLines = list(hosts)
        if let hostLines { storyproof_curl_set_pointer(handle, CURLOPT_RESOLVE, hostLines) }
    }

    private func setRequest(_ request: FetchRequest) {
        set(CURLOPT_URL, url)
        // As the phone's URL loading asks for a picture.
        set(CURLOPT_ACCEPT_ENCODING, "gzip, deflate, br")
        var lines = ["Accept: */*", "Accept-Language: en", "User-Agent: Storyproof"].filter { line in
            !request.headers.contains { line.lowercased().hasPrefix($0.name.lowercased() + ":") }
        }
        lines += request.headers.map { "\($0.name): \($0.value)" }
        if case .post(let body) = request.method {
            _ = body.withUnsafeBytes { storyproof_curl_set_body(handle, $0.baseAddress, curl_off_t($0.count)) }
            // No waiting for leave to send the body.
            lines.append("Expect:")
        }
        headerLines = list(lines)
        storyproof_curl_set_pointer(handle, CURLOPT_HTTPHEADER, headerLines)
    }

    private func setCallbacks() {
        let context = Unmanaged.passUnretained(self).toOpaque()
        storyproof_curl_set_opener(handle) { context, purpose, address in
            CurlTransfer.of(context).openSocket(address)
        }
        storyproof_curl_set_receiver(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
            CurlTransfer.of(context).takeHead(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        storyproof_curl_set_receiver(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
            CurlTransfer.of(context).takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count))
        }
        storyproof_curl_set_progress(handle) { context, _, _, _, _ in CurlTransfer.of(context).step() }
        set(CURLOPT_NOPROGRESS, 0)
        for option in [CURLOPT_OPENSOCKETDATA, CURLOPT_HEADERDATA, CURLOPT_WRITEDATA, CURLOPT_XFERINFODATA] {
            storyproof_curl_set_pointer(handle, option, context)
        }
    }

    private func set(_ option: CURLoption, _ value: Int) {
        let code = storyproof_curl_set_long(handle, option, value)
        precondition(code == CURLE_OK, "This libcurl is older than 7.87.")
    }

    private func set(_ option: CURLoption, _ value: String) {
        let code = storyproof_curl_set_text(handle, option, value)
        precondition(code == CURLE_OK, "This libcurl is older than 7.87, or lacks http.")
    }

    private func list(_ lines: [String]) -> UnsafeMutablePointer<curl_slist>? {
        lines.reduce(nil) { curl_slist_append($0, $1) ?? $0 }
    }
}

// MARK: What libcurl asks and hands over

extension CurlTransfer {
    private static func of(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
        guard let context else { preconditionFailure("libcurl hands back what it was given.") }
        return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    private func openSocket(_ address: UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t {
        guard let address, let target = withUnsafePointer(to: &address.pointee.addr, { IPAddress($0) }), allows(target)
        else {
            refusedAddress = true
            return storyproof_curl_bad_socket()
        }
        guard opensSockets else { return storyproof_curl_bad_socket() }
        let type = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
        return socket(address.pointee.family, type, address.pointee.protocol)
    }

    /// Returns how much was taken; anything else ends the transfer.
    private func takeHead(_ line: UnsafeRawBufferPointer) -> Int {
        head.feed(line)
        guard head.byteCount <= limits.headBytes else { return end(.tooLarge) }
        return line.count
    }

    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
        if followsRedirects && head.redirect != nil { return 0 }
        byteCount += bytes.count
        guard byteCount <= maxBytes, head.contentLength ?? 0 <= maxBytes else { return end(.tooLarge) }
        receive(Array(bytes))
        watch.onProgress(FetchProgress(byteCount: byteCount, expectedByteCount: head.decodedLength))
        return bytes.count
    }

    private func step() -> Int32 {
        if watch.isStopped() { failure = .stopped }
        return failure == nil ? 0 : 1
    }

    private func end(_ failure: FetchFailure) -> Int {
        self.failure = failure
        return 0
    }
}

/// A URL as libcurl itself reads it, so that what is judged is what is asked.
private enum CurlURL {
    /// The URL, normalised, without credentials and fragment.
    static func checked(_ text: String) throws(FetchFailure) -> String {
        guard let scheme = FetchURL.scheme(of: text) else { throw .badURL }
        guard ["http", "https"].contains(scheme) else { throw .schemeRefused }
        guard let encoded = FetchURL.encoded(text) else { throw .badURL }
        guard let parts = curl_url() else { preconditionFailure("libcurl has no memory for a URL.") }
        defer { curl_url_cleanup(parts) }
        guard curl_url_set(parts, CURLUPART_URL, encoded, 0) == CURLUE_OK else { throw .badURL }
        let port = part(CURLUPART_PORT, of: parts, UInt32(CURLU_DEFAULT_PORT))
        guard let port = port.flatMap({ Int($0) }), !FetchURL.isRefused(port: port) else { throw .portRefused }
        for secret in [CURLUPART_USER, CURLUPART_PASSWORD, CURLUPART_OPTIONS, CURLUPART_FRAGMENT] {
            curl_url_set(parts, secret, nil, 0)
        }
        guard let url = part(CURLUPART_URL, of: parts) else { throw .badURL }
        return url
    }

    /// What a redirect's `Location` names. An absolute one stays as it is, to be checked as a first URL is.
    static func resolved(_ location: String, against base: String) throws(FetchFailure) -> String {
        if FetchURL.scheme(of: location) != nil { return location }
        guard let parts = curl_url() else { preconditionFailure("libcurl has no memory for a URL.") }
        defer { curl_url_cleanup(parts) }
        guard curl_url_set(parts, CURLUPART_URL, base, 0) == CURLUE_OK,
            curl_url_set(parts, CURLUPART_URL, location, UInt32(CURLU_URLENCODE)) == CURLUE_OK,
            let url = part(CURLUPART_URL, of: parts)
        else { throw .badURL }
        return url
    }

    private static func part(_ part: CURLUPart, of parts: OpaquePointer, _ flags: UInt32 = 0) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(parts, part, &text, flags) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}

extension FetchFailure {
    /// What a transfer that nobody here has ended means.
    fileprivate init(_ code: CURLcode) {
        self =
            switch code {
            case CURLE_COULDNT_RESOLVE_HOST: .hostUnknown
            case CURLE_COULDNT_CONNECT: .notReachable
            case CURLE_OPERATION_TIMEDOUT: .timedOut
            case CURLE_URL_MALFORMAT: .badURL
            case CURLE_UNSUPPORTED_PROTOCOL: .brokenAnswer
            case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CIPHER,
                CURLE_SSL_CERTPROBLEM, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS:
                .tlsFailed
            default: .brokenAnswer
            }
    }
}

extension Duration {
    fileprivate var milliseconds: Int {
        Int(components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
    }
}
