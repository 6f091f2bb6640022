import Testing

@testable import StoryEngine

struct ImageSchemeUnsupportedTests {
    @Test(arguments: [
        #"⟦"file:///a.jpg"⟧"#, #"⟦"ftp://a.test/x"⟧"#, #"⟦"myapp://x"⟧"#, #"⟦":x"⟧"#, #"⟦"cdn.test:8080/a.jpg"⟧"#,
        #"⟦"javascript:x"⟧"#,
    ])
    func `a scheme from which no picture comes is named`(image: String) throws {
        let findings = try expectFindings(
            .imageSchemeUnsupported, .error, in: #"[{"image": \#(image)}]"#, pointers: ["/0/image"])
        #expect(findings.first?.onPhone.contains("black") == true)
    }

    @Test func `a host that counts as the scheme is offered https`() throws {
        let text = #"[{"image": "cdn.test:8080/a.jpg"}]"#
        let finding = try #require(try timeline(text).findings.first { $0.code == .imageSchemeUnsupported })
        #expect(finding.fixes.map { $0.applied(to: text) } == [#"[{"image": "https://cdn.test:8080/a.jpg"}]"#])
        #expect(finding.fixes.map(\.isSafe) == [false])
    }

    @Test(arguments: ["https://a.test/x", "http://a.test/x", "data:image/png;base64,AAAA", "a.test/x", " file:///x"])
    func `web addresses, data and what is no URL are not meant`(image: String) throws {
        try expectNoFindings(.imageSchemeUnsupported, in: #"[{"image": "\#(image)"}]"#)
    }
}
