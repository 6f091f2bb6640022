import Foundation
import Testing
import TestSupport

struct OneWayOutTests {
    /// What opens, or could open, a connection to another server. The benchmark is left out: it is no part of the
    /// program, and connects to the server that it measures.
    @Test func `one place of the sources opens outgoing connections`() throws {
        let functions = "curl_easy_perform|curl_multi_|connect|sendto|posix_spawn"
        let opens = try Regex(#"\b(\#(functions)|URLSession|Process)\s*\("#)
        let sources = Fixtures.root.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var places: [String] = []
        while let file = files?.nextObject() as? URL {
            guard ["swift", "h", "c"].contains(file.pathExtension), !file.path.contains("/StoryBench/") else {
                continue
            }
            let text = try String(contentsOf: file, encoding: .utf8)
            places += text.matches(of: opens).map { _ in file.lastPathComponent }
        }
        #expect(places == ["CurlTransfer.swift"])
    }
}
