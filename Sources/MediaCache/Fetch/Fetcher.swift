/// The one way of this program to fetch from, or send to, another server: http and https, to addresses that the rule
/// allows, within limits of time, size and redirects. Sends no cookies, no `Referer` and no credentials, and uses no
/// proxy, whatever the environment says.
///
/// A fetch blocks its thread for at most about ten seconds. From then on the thread takes no SIGPIPE.
package struct Fetcher: Sendable {
    /// A piece of the body; decoded, in order.
    package typealias Receive = ([UInt8]) -> Void

    private let allows: @Sendable (IPAddress) -> Bool
    private let limits: FetchLimits
    private let hosts: @Sendable () -> [String]

    package init(rule: AddressRule) {
        self.init(allows: rule.allows)
    }

    /// - Parameters:
    ///   - allows: Decides on every address of every host.
    ///   - limits: Shorter ones where a test waits for them.
    ///   - hosts: Addresses of names, instead of looking them up, as `name:port:address,address`; asked at each request.
    init(
        allows: @escaping @Sendable (IPAddress) -> Bool, limits: FetchLimits = FetchLimits(),
        hosts: @escaping @Sendable () -> [String] = { [] }
    ) {
        self.allows = allows
        self.limits = limits
        self.hosts = hosts
    }

    /// Fetches, and hands over the body of the last answer piece by piece, whatever its status is.
    package func fetch(
        _ request: FetchRequest, watch: FetchWatch = FetchWatch(), receive: @escaping Receive
    ) throws(FetchFailure) -> FetchAnswer {
        let end = ContinuousClock.now + limits.whole
        var url = request.url
        var isInsecure = false
        for redirectCount in 0...limits.redirects {
            let transfer = try CurlTransfer(request, to: url, allows: allows, limits: limits, hosts: hosts())
            isInsecure = isInsecure || FetchURL.scheme(of: transfer.url) == "http"
            switch try transfer.run(until: end, watch: watch, receive: receive) {
            case .answer(let head, let byteCount):
                return FetchAnswer(
                    status: head.status, headers: head.headers, url: transfer.url, redirectCount: redirectCount,
                    isInsecure: isInsecure, byteCount: byteCount)
            case .redirect(let next): url = next
            }
        }
        throw .tooManyRedirects
    }

    /// Fetches, and keeps the body in memory.
    package func bytes(
        _ request: FetchRequest, watch: FetchWatch = FetchWatch()
    ) throws(FetchFailure) -> (answer: FetchAnswer, bytes: [UInt8]) {
        var bytes: [UInt8] = []
        let answer = try fetch(request, watch: watch) { bytes += $0 }
        return (answer, bytes)
    }
}
