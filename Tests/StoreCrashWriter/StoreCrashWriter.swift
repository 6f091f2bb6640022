import Foundation
import ShareStore

/// Writes to the store at the path it is given, from four threads, until it is killed. Each line that it prints says
/// what the store has acknowledged. Where the store does not open, it prints why and ends.
@main
struct StoreCrashWriter {
    static func main() throws {
        let path = CommandLine.arguments.dropFirst().first ?? ""
        do {
            let store = try SQLiteShareStore(path: path)
            say("open")
            for _ in 0..<4 { Thread.detachNewThread { work(store) } }
            while true { pause() }
        } catch {
            say(error.sentence(path: path))
            exit(1)
        }
    }

    private static func work(_ store: SQLiteShareStore) {
        while true {
            do throws(StoreFailure) {
                try writeShare(store)
            } catch {
                say("failed: \(error)")
                exit(1)
            }
        }
    }

    private static func writeShare(_ store: SQLiteShareStore) throws(StoreFailure) {
        let name = UUID().uuidString
        guard let created = try store.create(NewShare(name: name), content(name)).value else { return }
        let id = created.share.id
        say("share \(id) \(name)")
        for turn in 1...8 {
            let review = NewReview(version: 1, verdict: .comment, name: name, text: "\(name) \(turn)")
            if let added = try store.add(review, to: id).value { say("review \(id) \(added.review.number)") }
        }
        if try store.add(content(name + "2"), to: id, owner: created.ownerToken).value != nil { say("version \(id) 2") }
        let batch = EventBatch(session: name, sequence: 0, version: 2, events: [.opened])
        if try store.record(batch, of: id) == nil { say("opened \(id) \(created.ownerToken.text)") }
    }

    private static func content(_ word: String) -> VersionContent {
        let bytes = Array(String(repeating: word, count: 40).utf8)
        return VersionContent(payload: bytes, options: word, timeline: bytes, pageCount: 2)
    }

    /// In one write, so that lines of several threads do not mix and a killed process leaves no half of one.
    private static func say(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        write(1, bytes, bytes.count)
    }
}
