import WebServer

/// The files that the server shows and fills: `Public` and `Templates`, read once.
package struct SiteFiles: Sendable {
    /// What stands in `Public`.
    let assets: AssetStore
    /// The guide's example, with which the editor starts.
    let firstPayload: [UInt8]
    /// The paths of our own pictures.
    let samplePictures: [String]
    let editor: EditorTemplates
    let notice: Template<NoticePage.Gap>
    /// The page about every kind of finding.
    let findings: Response

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
            editor = try EditorTemplates(
                page: Self.template("/editor.html", in: templates, assets),
                finding: Self.template("/finding.html", in: templates, assets),
                storyPage: Self.template("/story-page.html", in: templates, assets))
            notice = try Self.template("/notice.html", in: templates, assets)
            findings = FindingsPage(
                page: try Self.template("/findings.html", in: templates, assets),
                entry: try Self.template("/finding-entry.html", in: templates, assets)
            ).response()
        } catch {
            throw Fault(description: "\(error)")
        }
    }

    private static func bytes(_ path: String, in store: AssetStore) throws(Fault) -> [UInt8] {
        guard let asset = store[path] else { throw Fault(description: "The file \(path.dropFirst()) is missing.") }
        return asset.bytes
    }

    private static func template<Gap>(
        _ path: String, in templates: AssetStore, _ assets: AssetStore
    ) throws -> Template<Gap> {
        try Template(
            String(decoding: try bytes(path, in: templates), as: UTF8.self), versioned: assets.versionedPath)
    }
}
