import Foundation
import Testing
import TestSupport

@testable import StoryEngine

/// Holds the contract's list, the codes, the entries and the rules together.
struct CatalogueTests {
    /// The codes of the contract, section 3.
    private static let contract = """
        json-syntax json-trailing-comma json-curly-quotes json-single-quotes json-comment json-unquoted-key
        json-control-character json-missing-comma json-byte-order-mark json-duplicate-key json-lone-surrogate
        json-invalid-utf8 json-too-deep payload-too-long block-missing block-not-object block-encoded-twice
        block-hides-valid-block pages-missing pages-not-array pages-empty page-not-object image-missing image-not-string
        image-no-scheme image-insecure image-scheme-unsupported image-space image-example image-format-unsupported
        image-format-by-version image-link-expires duration-not-number duration-boolean duration-not-positive
        duration-above-maximum duration-very-short link-not-string link-no-scheme link-host-as-scheme link-unsafe
        link-may-open-browser button-without-link link-without-button text-not-string text-blank text-may-be-cut
        unknown-key null-value many-pages payload-too-large payload-near-limit category-missing category-conflict
        category-mismatch mutable-content-missing alert-missing secret-present envelope-recognised
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    /// Those that the phone's behaviour calls for besides.
    private static let further = [
        "image-not-url", "image-not-encoded", "duration-not-finite", "link-not-url", "link-not-encoded",
        "field-overridden", "more-findings", "media-not-reachable", "media-address-refused", "media-redirects",
        "media-insecure", "media-status", "media-not-picture", "media-format-unsupported", "media-format-by-version",
        "media-animated", "media-too-many-pixels", "media-scaled-down", "media-too-small", "media-cropped",
        "media-heavy", "media-varies", "media-not-cacheable", "plist-binary", "plist-syntax", "plist-recognised",
        "plist-key-missing", "plist-key-misspelt", "plist-key-misplaced", "plist-wrong-type", "plist-wrong-value",
        "plist-entry-missing", "plist-entry-twice", "plist-category-mismatch", "plist-ratio-mismatch",
        "plist-app-group-mismatch", "plist-transport-security",
    ]
    /// Codes that come of the readers and of the placing; no rule gives them.
    private static let withoutRule: Set<String> = [
        "json-syntax", "json-trailing-comma", "json-curly-quotes", "json-single-quotes", "json-comment",
        "json-unquoted-key", "json-control-character", "json-missing-comma", "json-lone-surrogate",
        "json-invalid-utf8", "json-too-deep", "payload-too-long", "more-findings",
        "plist-binary", "plist-syntax",
    ]

    @Test func `the codes are those of the contract, and a few more`() {
        #expect(Set(FindingCode.allCases.map(\.rawValue)) == Set(Self.contract + Self.further))
        #expect(FindingCode.allCases.count == Self.contract.count + Self.further.count)
    }

    @Test func `every code has exactly one entry`() {
        #expect(FindingEntry.all.map(\.code.rawValue).sorted() == FindingCode.allCases.map(\.rawValue).sorted())
    }

    @Test(arguments: [("Rules", Rules.all.map { "\($0)" }), ("PlistRules", PlistRules.all.map { "\($0)" })])
    func `every code has one rule that is named after it, and every rule is at work`(
        folder: String, rules: [String]
    ) throws {
        let files = try Self.names(in: "Sources/StoryEngine/Findings/\(folder)")
        #expect(Set(files) == Set(rules))
        let isPlist = folder == "PlistRules"
        let codes = FindingCode.allCases.map(\.rawValue)
            .filter { !Self.withoutRule.contains($0) && $0.hasPrefix("plist-") == isPlist }
        // The codes of the text itself carry `json-` in front of what the rule is called.
        let names = codes.map { code in
            code.replacing("json-", with: "").split(separator: "-").joined().lowercased()
        }
        #expect(Set(files.map { $0.lowercased() }) == Set(names))
        let tests = try Self.names(in: "Tests/StoryEngineTests/Findings/\(folder)")
        #expect(Set(tests).isSuperset(of: files.map { "\($0)Tests" }))
    }

    private static func names(in folder: String) throws -> [String] {
        try Fixtures.files(in: Fixtures.root.appending(path: folder)).map {
            $0.deletingPathExtension().lastPathComponent
        }
    }

    @Test(arguments: FindingCode.allCases)
    func `an example shows its finding, and the cure takes it away and leaves no error`(code: FindingCode) throws {
        let entry = try #require(FindingEntry.all.first { $0.code == code })
        #expect(entry.before.findings.contains { $0.code == code })
        let after = entry.after.findings
        #expect(!after.contains { $0.code == code })
        #expect(after.filter { $0.severity == .error }.map(\.code) == [])
    }

    @Test(arguments: FindingCode.allCases)
    func `an example stands for one mistake and no other that costs the viewer something`(code: FindingCode) throws {
        let entry = try #require(FindingEntry.all.first { $0.code == code })
        let costs = entry.before.findings.filter { $0.severity != .note && $0.code != code }.map(\.code)
        let companions: [FindingCode: Set<FindingCode>] = [
            .jsonTooDeep: [.jsonSyntax, .pageNotObject], .moreFindings: [.imageMissing],
            .blockHidesValidBlock: [.pagesMissing], .alertMissing: [.categoryMissing],
            .secretPresent: [.categoryMissing], .fieldOverridden: [.categoryMissing],
        ]
        #expect(Set(costs).isSubset(of: companions[code] ?? []))
    }

    @Test(arguments: FindingEntry.all.map(\.code))
    func `an entry speaks in whole sentences, calmly`(code: FindingCode) throws {
        let entry = try #require(FindingEntry.all.first { $0.code == code })
        for text in [entry.meaning, entry.onPhone, entry.cure] {
            #expect(text.hasSuffix(".") && !text.contains("!") && !text.lowercased().contains("invalid"), "\(text)")
        }
    }

    @Test func `an example of any length is shown in a few lines`() {
        #expect(FindingEntry.all.allSatisfy { $0.before.shown.count < 400 && $0.after.shown.count < 400 })
        #expect(FindingExample("[", repeating: "[", count: 64).shown == "[[[[… ")
    }
}
