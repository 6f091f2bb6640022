import Testing

@testable import StoryEngine

struct SecretPresentTests {
    private static let whole = #"""
        {"request": {"auth": ⟦"S3CRET"⟧, "application": ⟦"S3CRET"⟧, "notifications": [
          {"content": "x", "devices": ⟦["S3CRET"]⟧, "users": ⟦["S3CRET", {"S3CRET": 1, "S3CRET": 2}]⟧}]}}
        """#

    @Test func `what is for the sender alone is named by its key`() throws {
        let findings = try expectFindings(.secretPresent, .note, in: Self.whole)
        #expect(findings.map { $0.message.prefix { $0 != " " } } == ["auth", "application", "devices", "users"])
        #expect(findings.allSatisfy { $0.onPhone.contains("never reaches") })
    }

    @Test func `a notification alone and a request in another shape are looked at too`() throws {
        try expectFindings(.secretPresent, .note, in: #"{"content": "x", "auth": ⟦"S3CRET"⟧}"#, pointers: ["/auth"])
        try expectFindings(.secretPresent, .note, in: #"{"request": {"auth": ⟦"S3CRET"⟧, "notifications": {}}}"#)
    }

    @Test(arguments: [
        whole,
        #"{"request": {"auth": “S3CRET”, "application": 'S3CRET', "notifications": [{"users": [S3CRET, “S3CRET”]}]}}"#,
        #"{"request": {"auth": S3CRET, "application": 0S3CRET, "notifications": [{"devices": ["S3CRET" 'S3CRET']}]}}"#,
        #"{"auth": "S3CRET", "users": [{"S3CRET" 1, S3CRET: 2}], "content": "x", }"#,
    ])
    func `the secret itself is in no finding, whatever else is wrong with it`(text: String) throws {
        for finding in try timeline(text.filter { !"⟦⟧".contains($0) }).findings {
            let words = [finding.message, finding.onPhone] + finding.fixes.map(\.title) + finding.replacements
            #expect(words.allSatisfy { !$0.contains("S3CRET") }, "\(finding.code.rawValue): \(words)")
        }
    }

    @Test(arguments: [#"{"aps": {"alert": "x"}, "users": 5}"#, #"{"content": "x", "data": {"auth": 1}}"#, "[]"])
    func `what reaches the phone is no secret`(text: String) throws {
        try expectNoFindings(.secretPresent, in: text)
    }
}
