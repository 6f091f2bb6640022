import Testing

@testable import StoryEngine

struct MediaStatusTests {
    @Test(arguments: [301, 403, 404, 410, 500, 503]) func `a status without a picture is an error`(status: Int) throws {
        for format in [MediaFormat.html, .other, .svg] {
            let findings = try mediaFindings(.mediaStatus, of: .file(format, status: status))
            #expect(findings.map(\.severity) == [.error])
            #expect(findings.first?.message.contains("status \(status)") == true)
        }
    }

    @Test func `a picture is shown whatever the status is`() throws {
        let findings = try mediaFindings(.mediaStatus, of: .picture { $0.status = 404 })
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.onPhone.contains("shows the picture") == true)
    }

    @Test(arguments: [200, 203, 206]) func `a good status says nothing`(status: Int) throws {
        #expect(try mediaFindings(.mediaStatus, of: .picture { $0.status = status }).isEmpty)
        #expect(try mediaFindings(.mediaStatus, of: .file(.html, status: status)).isEmpty)
    }
}
