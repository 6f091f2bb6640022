import Foundation
import Testing
import TestSupport

@testable import StoryEngine

/// The JSON Parsing Test Suite, where it is at hand beside the checkout.
@Suite(.enabled(if: Fixtures.suites != nil, "The suites of others are not at hand."))
struct JSONTestSuiteTests {
    /// What this reader does with the texts that readers are free to accept or refuse.
    private static let accepted: Set<String> = [
        "i_number_double_huge_neg_exp", "i_number_huge_exp", "i_number_neg_int_huge_exp",
        "i_number_pos_double_huge_exp", "i_number_real_neg_overflow", "i_number_real_pos_overflow",
        "i_number_real_underflow", "i_number_too_big_neg_int", "i_number_too_big_pos_int",
        "i_number_very_big_negative_int", "i_structure_UTF-8_BOM_empty_object",
    ]
    private static let refused: Set<String> = [
        "i_object_key_lone_2nd_surrogate", "i_string_1st_surrogate_but_2nd_missing",
        "i_string_1st_valid_surrogate_2nd_invalid", "i_string_UTF-16LE_with_BOM", "i_string_UTF-8_invalid_sequence",
        "i_string_UTF8_surrogate_U+D800", "i_string_incomplete_surrogate_and_escape_valid",
        "i_string_incomplete_surrogate_pair", "i_string_incomplete_surrogates_escape_valid",
        "i_string_invalid_lonely_surrogate", "i_string_invalid_surrogate", "i_string_invalid_utf-8",
        "i_string_inverted_surrogates_U+1D11E", "i_string_iso_latin_1", "i_string_lone_second_surrogate",
        "i_string_lone_utf8_continuation_byte", "i_string_not_in_unicode_range", "i_string_overlong_sequence_2_bytes",
        "i_string_overlong_sequence_6_bytes", "i_string_overlong_sequence_6_bytes_null", "i_string_truncated-utf-8",
        "i_string_utf16BE_no_BOM", "i_string_utf16LE_no_BOM", "i_structure_500_nested_arrays",
    ]

    private func texts(_ folder: String, _ prefix: String) throws -> [(name: String, bytes: [UInt8])] {
        let folder = try #require(Fixtures.suites).appending(path: "JSONTestSuite/\(folder)")
        return try Fixtures.files(in: folder).filter { $0.lastPathComponent.hasPrefix(prefix) }.map {
            ($0.deletingPathExtension().lastPathComponent, try [UInt8](Data(contentsOf: $0)))
        }
    }

    private func isAccepted(_ bytes: [UInt8]) -> Bool {
        (try? JSONReader.read(bytes)) != nil
    }

    @Test func `all that must be accepted is accepted`() throws {
        let texts = try texts("test_parsing", "y_")
        #expect(texts.count == 95)
        for text in texts { #expect(isAccepted(text.bytes), "\(text.name)") }
    }

    @Test func `all that must be refused is refused`() throws {
        let texts = try texts("test_parsing", "n_")
        #expect(texts.count == 188)
        for text in texts { #expect(!isAccepted(text.bytes), "\(text.name)") }
    }

    @Test func `what is free is decided by a table`() throws {
        let texts = try texts("test_parsing", "i_")
        #expect(texts.count == 35)
        #expect(Set(texts.map(\.name)) == Self.accepted.union(Self.refused))
        for text in texts { #expect(isAccepted(text.bytes) == Self.accepted.contains(text.name), "\(text.name)") }
    }

    @Test func `a timeline comes of every text`() throws {
        for text in try texts("test_parsing", "") + texts("test_transform", "") {
            let timeline = try Timeline(of: text.bytes, options: .init())
            #expect((timeline.outcome == .unreadable) == !isAccepted(text.bytes), "\(text.name)")
            #expect(timeline.findings.isEmpty == false, "\(text.name)")
        }
    }
}
