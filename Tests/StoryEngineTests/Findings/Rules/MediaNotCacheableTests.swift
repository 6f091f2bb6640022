import Testing

@testable import StoryEngine

struct MediaNotCacheableTests {
    @Test(arguments: [
        ("no-store", "no-store"), ("Private, max-age=600", "private"), ("public, No-Cache", "no-cache"),
        ("max-age=0", "max-age=0"), ("max-age = 0", "max-age=0"), ("max-age=600, s-maxage=0", "s-maxage=0"),
    ])
    func `what forbids caching is named`(cacheControl: String, directive: String) throws {
        let findings = try mediaFindings(.mediaNotCacheable, of: .picture { $0.cacheControl = cacheControl })
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.message.hasPrefix("\(directive) in Cache-Control") == true)
    }

    @Test(arguments: [nil, "", "public, max-age=31536000", "max-age=0, s-maxage=600", "must-revalidate", "x-private"])
    func `what allows caching says nothing`(cacheControl: String?) throws {
        #expect(try mediaFindings(.mediaNotCacheable, of: .picture { $0.cacheControl = cacheControl }).isEmpty)
    }
}
