import StoryEngine
import WebServer

/// A script and all that it imports, in the page itself: a file that is opened from a disk can load no module beside it.
///
/// Modules come as `data:` addresses, from which no relative import leads anywhere. So each import is by a bare name,
/// the file's path, and a page's import map says where that is.
struct InlinedModules {
    private let graph: ModulePreloads

    init(assets: AssetStore) {
        graph = ModulePreloads(assets: assets)
    }

    /// The import map of a script's page; the page imports the script by its path without the first slash.
    func importMap(for script: String) -> String {
        var (waiting, sources) = ([script], [String: [UInt8]]())
        while let path = waiting.popLast() {
            guard sources[path] == nil, let (source, imports) = module(path) else { continue }
            sources[path] = source
            waiting += imports
        }
        let entries = sources.sorted { $0.key < $1.key }.map { path, source in
            "\(Self.name(path).json):\(Self.address(source).json)"
        }
        return "{\"imports\":{\(entries.joined(separator: ","))}}"
    }

    /// A module whose imports are by name, and what it imports, at once or later.
    private func module(_ path: String) -> (source: [UInt8], imports: [String])? {
        guard let asset = graph.assets[path] else { return nil }
        let quote = UInt8(ascii: "'")
        var imports: [String] = []
        let parts = asset.bytes.split(separator: quote, omittingEmptySubsequences: false).map { part -> ArraySlice in
            guard part.starts(with: ".".utf8), part.suffix(3).elementsEqual(".js".utf8) else { return part }
            let imported = ModulePreloads.path(String(decoding: part, as: UTF8.self), from: path)
            guard graph.assets[imported] != nil else { return part }
            imports.append(imported)
            return Array(Self.name(imported).utf8)[...]
        }
        return (Array(parts.joined(separator: [quote])), imports)
    }

    private static func address(_ source: [UInt8]) -> String {
        var address: [UInt8] = []
        address.append(dataURLOf: source, "text/javascript")
        return String(decoding: address, as: UTF8.self)
    }

    private static func name(_ path: String) -> String { String(path.dropFirst()) }
}
