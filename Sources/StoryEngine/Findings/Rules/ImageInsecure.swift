/// An `image` over plain http, which App Transport Security refuses (the behaviour's section 6).
enum ImageInsecure: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images where address.url.scheme == "http" {
            findings.report(
                .imageInsecure, .error, at: address.value, .imageInsecure, .number(address.number),
                onPhone: .blackInsecure,
                fixes: fixes(for: address.value, in: inspection.text))
        }
    }

    private static func fixes(for image: JSONValue, in text: [UInt8]) -> [Fix] {
        guard let start = image.textRange(in: text)?.lowerBound else { return [] }
        return [.offered(.useHTTPS, [], Fix.Edit(start..<start + "http".utf8.count, "https"))]
    }
}
