import Glibc
import MediaCache
import PreviewServer
import StoryEngine

/// `storyproof export FILE --out FILE.html`: writes a story as one HTML file that plays without a network.
enum ExportCommand {
    static func run(_ arguments: [String]) throws(CommandError) {
        var arguments = try Arguments(arguments, switches: ["allow-private-media"])
        guard let out = arguments.take("out") else { throw .unusable("Name the file to write: --out FILE.html.") }
        let files = try files(root: ServeCommand.root.value(&arguments))
        let rule = MediaCheck.rule(&arguments)
        let reader = try PayloadReading(&arguments, samples: files.samplePictures)
        let path = try arguments.onlyWord("payload file")
        let timeline = try timeline(of: path, by: reader)
        let made = try TemporaryFolder.with { (folder) throws(CommandError) in
            let cache = try cache(in: folder, rule)
            defer { cache.stop() }
            fetch(timeline, into: cache)
            return files.storyFile(in: reader.surroundings.language).made(
                of: timeline, cache: cache, now: Int(time(nil)))
        }
        for index in made.missing {
            let page = timeline.pages[index]
            let sentence =
                "The picture of page \(index + 1) did not arrive, or has no room in the file: \(page.imageURL)"
            write("storyproof: \(sentence)\n", to: STDERR_FILENO)
        }
        try WholeFile.write(made.html, to: out)
    }

    private static func files(root: String) throws(CommandError) -> SiteFiles {
        do {
            return try SiteFiles(root: root)
        } catch {
            throw .failed("\(error.description) Name the folder that holds Public and Templates: --root DIR.")
        }
    }

    private static func timeline(of path: String, by reader: PayloadReading) throws(CommandError) -> Timeline {
        let payload = try readFile(path, upTo: Timeline.maxTextBytes + 1)
        do throws(StoryFile.Refusal) {
            return try StoryFile.timeline(of: payload, options: reader.options, surroundings: reader.surroundings)
        } catch {
            if case .badOption = error { throw .unusable("\(path): \(error.sentence)") }
            throw .failed("\(path): \(error.sentence)")
        }
    }

    private static func cache(in folder: String, _ rule: AddressRule) throws(CommandError) -> MediaCache {
        do {
            return try MediaCache(path: "\(folder)/media", fetcher: Fetcher(rule: rule)) { Int(time(nil)) }
        } catch {
            throw .failed("\(error)")
        }
    }

    private static func fetch(_ timeline: Timeline, into cache: MediaCache) {
        let urls = timeline.mediaURLs
        let arrivals = MediaArrivals(count: urls.count, bar: ProgressBar(on: STDERR_FILENO))
        cache.prefetch(
            urls, in: .group(timeline.options.appGroupIdentifier), onProgress: arrivals.progress,
            onMedia: { arrivals.arrive($0.url, .success($0.facts)) }, completion: { _ in })
        arrivals.wait(for: urls.count)
    }
}
