import StoryEngine
import WebServer

/// The pages in one language, their templates read.
struct SitePages: Sendable {
    let editor: EditorTemplates
    let notice: NoticePage
    let share: SharePage
    let passphrase: PassphrasePage
    let owner: OwnerPage
    let compare: ComparisonPage
    let storyFile: StoryFile
    /// The page about every kind of finding.
    let findings: Response
    let embedding: EmbeddingPage

    private static let player = "/player/push-stories.js"
    private static let transport = "/player/stories-transport.js"
    private static let shareScripts = [player, transport, "/share/share.js"]

    /// Reads the templates.
    ///
    /// - Throws: a fault with a sentence.
    init(
        _ words: Words, templates: AssetStore, assets: AssetStore, severities: [FindingCode: Finding.Severity]
    ) throws {
        func template<Gap>(_ name: String) throws -> Template<Gap> {
            let source = try words.translated(Self.source(name, in: templates))
            return try Template(source, versioned: assets.versionedPath)
        }
        let modules = ModulePreloads(assets: assets)
        editor = try EditorTemplates(
            words: words, page: template("editor"), finding: template("finding"), storyPage: template("story-page"),
            modules: modules.links(for: [Self.player, Self.transport, "/editor/editor.js"]))
        notice = try NoticePage(words: words, template: template("notice"))
        share = try SharePage(
            words: words, page: template("share"), embed: template("embed"), storyPage: template("story-page"),
            modules: (
                stored: modules.links(for: Self.shareScripts, importing: ["/share/stored.js"]),
                local: modules.links(for: Self.shareScripts, importing: ["/share/local.js"]),
                embed: modules.links(for: [Self.player, "/share/embed.js"])
            ))
        passphrase = try PassphrasePage(words: words, template: template("passphrase"))
        owner = try OwnerPage(words: words, template: template("owner"))
        compare = try ComparisonPage(words: words, template: template("compare"))
        storyFile = try StoryFile(editor, page: template("export"), assets: assets)
        findings = try FindingsPage(
            words: words, page: template("findings"), entry: template("finding-entry"), severities: severities
        ).response()
        embedding = try EmbeddingPage(
            words: words, page: template("embedding"),
            modules: modules.links(for: [Self.player, Self.transport, "/docs/embedding.js"]))
    }

    /// A template's text, each `{{> name}}` in it replaced by `parts/name.html`, which holds no others.
    static func source(_ name: String, in templates: AssetStore) throws(SiteFiles.Fault) -> String {
        var source = try text(name, in: templates)
        for part in Set(source.matches(of: /{{> (\w+)}}/).map(\.1)) {
            source.replace("{{> \(part)}}", with: try text("parts/\(part)", in: templates))
        }
        return source
    }

    private static func text(_ name: String, in templates: AssetStore) throws(SiteFiles.Fault) -> String {
        guard let file = templates["/\(name).html"] else {
            throw SiteFiles.Fault(description: "The template \(name).html is missing.")
        }
        return String(decoding: file.bytes, as: UTF8.self)
    }
}
