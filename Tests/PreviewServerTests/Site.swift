import Foundation
import TestSupport
import WebServer

@testable import PreviewServer

/// The checkout's own files, read once, as reading them makes every page about findings.
let siteFiles = try? SiteFiles(root: Fixtures.root.path)

/// The application over the checkout's own files, without a store.
let site: Application? = siteFiles.map {
    PreviewApplication(files: $0, now: { 1_800_000_000 }).application
}

extension Response {
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The body's JSON object.
    func json() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any] ?? [:]
    }
}
