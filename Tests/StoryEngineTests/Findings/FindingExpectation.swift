import Testing
import TestSupport

@testable import StoryEngine

/// Expects that the findings of one code stand exactly at the ranges that `marked` marks.
///
/// - Returns: those findings, to look at what they say.
@discardableResult
func expectFindings(
    _ code: FindingCode, _ severity: Finding.Severity, in marked: String, pointers: [String?]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> [Finding] {
    let text = MarkedText(marked)
    let findings = try timeline(text.text).findings.filter { $0.code == code }
    let ranges = findings.map { $0.range.start.offset..<$0.range.end.offset }
    #expect(Set(ranges) == Set(text.ranges), sourceLocation: sourceLocation)
    #expect(findings.count == text.ranges.count, sourceLocation: sourceLocation)
    #expect(findings.allSatisfy { $0.severity == severity }, sourceLocation: sourceLocation)
    if let pointers { #expect(findings.map(\.pointer) == pointers, sourceLocation: sourceLocation) }
    return findings
}

/// Expects that no finding of this code comes of a text.
func expectNoFindings(
    _ code: FindingCode, in text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    #expect(try !timeline(text).findings.contains { $0.code == code }, sourceLocation: sourceLocation)
}
