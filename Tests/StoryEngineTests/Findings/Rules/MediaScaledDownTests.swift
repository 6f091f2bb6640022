import Testing

@testable import StoryEngine

struct MediaScaledDownTests {
    @Test(arguments: [(2000, 3000, "1,000 × 1,500"), (3000, 1000, "1,500 × 500"), (1501, 2, "1,500 × 2")])
    func `more than 1,500 pixels are scaled down`(width: Int, height: Int, result: String) throws {
        let findings = try mediaFindings(.mediaScaledDown, of: .picture(.jpeg, width, height))
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.onPhone.contains(result) == true)
    }

    @Test(arguments: [(1000, 1500), (1500, 1500), (1, 1)])
    func `1,500 pixels stay`(width: Int, height: Int) throws {
        #expect(try mediaFindings(.mediaScaledDown, of: .picture(.jpeg, width, height)).isEmpty)
    }
}
