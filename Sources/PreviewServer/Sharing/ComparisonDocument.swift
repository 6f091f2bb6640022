import ShareStore
import StoryEngine

/// Two versions and what changed between them, as JSON for the page that shows them side by side.
enum ComparisonDocument {
    static func json(_ from: ShareView, _ to: ShareView, _ comparison: VersionComparison, versions: [Version])
        -> [UInt8]
    {
        var writer = JSONWriter()
        writer.object { json in
            json.member("id", to.share.id.text)
            json.member("name", to.share.name)
            json.member("latestVersion", to.share.latestVersion)
            json.key("versions")
            json.array(versions) { version, json in
                json.object { json in
                    json.member("version", version.number)
                    json.member("createdAt", version.createdAt.text)
                }
            }
            json.key("from")
            write(from.version, &json)
            json.key("to")
            write(to.version, &json)
            json.key("whole")
            json.array(comparison.whole, write)
            json.key("pages")
            json.array(comparison.pages, write)
            json.key("reviews")
            json.array(to.reviews) { $0.write(to: &$1) }
        }
        return writer.bytes
    }

    private static func write(_ version: Version, _ json: inout JSONWriter) {
        json.object { json in
            json.member("version", version.number)
            json.member("createdAt", version.createdAt.text)
            json.member("contentHash", version.contentHash)
            json.key("timeline")
            json.raw(String(decoding: version.content.timeline, as: UTF8.self))
        }
    }

    private static func write(_ page: VersionComparison.PageChange, _ json: inout JSONWriter) {
        let (kind, from, to, changes): (String, Int?, Int?, [VersionComparison.Change]) =
            switch page {
            case .kept(let from, let to, let changes): (changes.isEmpty ? "same" : "changed", from, to, changes)
            case .added(let index): ("added", nil, index, [])
            case .removed(let index): ("removed", index, nil, [])
            }
        json.object { json in
            json.member("kind", kind)
            json.key("from")
            json.valueOrNull(from)
            json.key("to")
            json.valueOrNull(to)
            json.key("fields")
            json.array(changes, write)
        }
    }

    private static func write(_ change: VersionComparison.Change, _ json: inout JSONWriter) {
        json.object { json in
            json.member("field", change.field)
            json.key("from")
            json.raw(change.from ?? "null")
            json.key("to")
            json.raw(change.to ?? "null")
        }
    }
}
