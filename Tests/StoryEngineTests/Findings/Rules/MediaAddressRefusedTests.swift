import Testing

@testable import StoryEngine

struct MediaAddressRefusedTests {
    @Test func `a private address is an error for those outside`() throws {
        let finding = try #require(try mediaFindings(.mediaAddressRefused, of: .failed(.addressRefused)).first)
        #expect(finding.severity == .error)
        #expect(finding.onPhone.contains("Phones elsewhere"))
    }

    @Test func `another protocol may be black`() throws {
        let findings = try mediaFindings(.mediaAddressRefused, of: .failed(.protocolRefused))
        #expect(findings.map(\.severity) == [.warning])
    }

    @Test func `other failures are not meant`() throws {
        for failure in MediaFailure.allCases where ![.addressRefused, .protocolRefused].contains(failure) {
            #expect(try mediaFindings(.mediaAddressRefused, of: .failed(failure)).isEmpty)
        }
    }
}
