import StoryEngine
import WebServer

/// The files that the server shows and fills: `Public` and `Templates`, read once.
package struct SiteFiles: Sendable {
    /// What stands in `Public`.
    let assets: AssetStore
    /// The guide's example, with which the editor starts.
    let firstPayload: [UInt8]
    /// What programs can ask, as OpenAPI 3.1.
    let openAPI: [UInt8]
    /// The paths of our own pictures.
    package let samplePictures: [String]
    /// Makes what is handed out to an app's developers.
    let kit: IntegrationKit
    private let pages: [Language: SitePages]

    /// Files that are missing or cannot be used.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String
    }

    /// Reads the files.
    ///
    /// - Parameter root: the folder that holds `Public` and `Templates`.
    /// - Throws: `Fault` with a sentence.
    package init(root: String) throws(Fault) {
        do {
            assets = try AssetStore(directory: "\(root)/Public")
            let templates = try AssetStore(directory: "\(root)/Templates")
            samplePictures = assets.assets.keys.filter { $0.hasPrefix("/samples/") && $0.hasSuffix(".webp") }.sorted()
            firstPayload = try Self.bytes("/samples/guide.json", in: assets)
            openAPI = try Self.bytes("/openapi.json", in: templates)
            kit = try IntegrationKit(templates: templates)
            pages = try Self.pages(templates, assets)
        } catch {
            throw Fault(description: "\(error)")
        }
    }

    /// The pages in the language that a request asks for.
    func pages(for request: Request) -> SitePages { pages(in: RequestLanguage.of(request)) }

    /// Makes stories files that play by themselves.
    package func storyFile(in language: Language) -> StoryFile { pages(in: language).storyFile }

    private func pages(in language: Language) -> SitePages {
        guard let pages = pages[language] else { preconditionFailure("Every language has its pages.") }
        return pages
    }

    private static func pages(_ templates: AssetStore, _ assets: AssetStore) throws -> [Language: SitePages] {
        let severities = FindingsPage.severities()
        var pages: [Language: SitePages] = [:]
        for language in Language.allCases {
            let path = "/words/\(language.rawValue).json"
            let words =
                try language == .english ? Words.english : Words(language, json: bytes(path, in: templates))
            pages[language] = try SitePages(
                words, templates: templates, assets: assets, severities: severities)
        }
        return pages
    }

    private static func bytes(_ path: String, in store: AssetStore) throws(Fault) -> [UInt8] {
        guard let asset = store[path] else { throw Fault(description: "The file \(path.dropFirst()) is missing.") }
        return asset.bytes
    }
}
