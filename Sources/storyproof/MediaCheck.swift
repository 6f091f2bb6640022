import Glibc
import MediaCache
import StoryEngine

/// Fetches the pictures of checked payloads, so that findings tell of them too.
struct MediaCheck {
    private let rule: AddressRule

    /// Takes `--media` and what belongs to it out of the arguments; nil where it is not there.
    init?(_ arguments: inout Arguments) throws(CommandError) {
        let isWanted = arguments.take("media") == "true"
        guard isWanted else {
            if arguments.take("allow-private-media") == "true" {
                throw .unusable("--allow-private-media says how to fetch: it needs --media.")
            }
            return nil
        }
        rule = Self.rule(&arguments)
    }

    /// Takes `--allow-private-media` out of the arguments, and says it loudly.
    static func rule(_ arguments: inout Arguments) -> AddressRule {
        let allowsPrivate = arguments.take("allow-private-media") == "true"
        if allowsPrivate {
            let warning = "Pictures are fetched from this machine and its private networks too (--allow-private-media)."
            write("storyproof: WARNING: \(warning)\n", to: STDERR_FILENO)
        }
        return AddressRule(allowsPrivate: allowsPrivate)
    }

    /// The files with what came of their pictures; each picture is fetched once.
    func checked(
        _ files: [CheckCommand.CheckedFile], by reader: PayloadReading
    ) throws(CommandError) -> [CheckCommand.CheckedFile] {
        let facts = facts(of: Set(files.flatMap(\.timeline.mediaURLs)).sorted())
        var checked: [CheckCommand.CheckedFile] = []
        for file in files {
            let timeline = try reader.timeline(of: file.text, from: file.path, media: facts)
            checked.append(CheckCommand.CheckedFile(path: file.path, text: file.text, timeline: timeline))
        }
        return checked
    }

    private func facts(of urls: [String]) -> [String: MediaFacts] {
        let queue = FetchQueue(work: MediaReader(fetcher: Fetcher(rule: rule)).read)
        let arrivals = MediaArrivals(count: urls.count, bar: ProgressBar(on: STDERR_FILENO))
        var rest = urls[...]
        while !rest.isEmpty {
            let batch = rest.prefix(Self.batchCount)
            rest = rest.dropFirst(Self.batchCount)
            for url in batch {
                queue.submit(FetchRequest(url), onProgress: { arrivals.progress(url, $0) }) { outcome in
                    arrivals.arrive(url, outcome)
                }
            }
            arrivals.wait(for: urls.count - rest.count)
        }
        return arrivals.facts
    }

    /// As many as a queue takes.
    private static let batchCount = 100
}
