import WebServer

/// What a page's modules import, told in the page: a browser would learn of each only from the one that imports it, a
/// round trip later.
struct ModulePreloads {
    let assets: AssetStore

    /// A `<link>` for each module that the scripts import, at any depth, the first script's own first; and for those
    /// that a script imports when it runs, which have to be named.
    func links(for scripts: [String], importing later: [String] = []) -> String {
        var found = later
        var waiting = (scripts + later)[...]
        while let script = waiting.popFirst() {
            let new = imports(of: script).filter { !found.contains($0) }
            found += new
            waiting += new
        }
        return found.map { "<link rel=\"modulepreload\" href=\"\($0.htmlEscaped)\">" }.joined(separator: "\n    ")
    }

    /// The static imports; what is imported when it is wanted stands in a function, and is none.
    private func imports(of script: String) -> [String] {
        guard let asset = assets[script] else { return [] }
        return asset.bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard ["import ", "export ", "} from "].contains(where: { line.starts(with: $0.utf8) }) else { return nil }
            let parts = line.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
            guard parts.count == 3 else { return nil }
            let path = Self.path(String(decoding: parts[1], as: UTF8.self), from: script)
            return assets[path] == nil ? nil : path
        }
    }

    /// Where a relative address leads to.
    static func path(_ relative: String, from script: String) -> String {
        var names = script.split(separator: "/").dropLast()
        for name in relative.split(separator: "/") where name != "." {
            if name == ".." { names = names.dropLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }
}
