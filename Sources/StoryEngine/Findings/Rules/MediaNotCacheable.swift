/// An image whose `Cache-Control` lets no cache between the phone and the server keep it (RFC 9111, section 5.2.2). The
/// SDK's own cache does not look at it.
enum MediaNotCacheable: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let directive = arrival.picture?.answer.forbiddingDirective else { continue }
            findings.report(
                .mediaNotCacheable, .note, at: arrival.value, .mediaNotCacheable, .number(arrival.number),
                .text(directive), onPhone: .fetchedByEveryPhone)
        }
    }
}

extension MediaAnswer {
    fileprivate var forbiddingDirective: String? {
        let given = (cacheControl ?? "").lowercased().utf8.filter { $0 != UInt8(ascii: " ") }
            .split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
        let isSharedLonger = given.contains { $0.hasPrefix("s-maxage=") && $0 != "s-maxage=0" }
        let forbidding = ["no-store", "private", "no-cache", "s-maxage=0"] + (isSharedLonger ? [] : ["max-age=0"])
        return forbidding.first(where: given.contains)
    }
}
