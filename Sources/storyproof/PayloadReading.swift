import Glibc
import StoryEngine

/// Reads payload files with the options, language and clock of a command.
struct PayloadReading {
    private(set) var options = PreviewOptions()
    let surroundings: PreviewSurroundings

    /// Takes the preview's options, and `--lang`, out of the arguments; what is left is unknown.
    init(_ arguments: inout Arguments, samples: [String] = []) throws(CommandError) {
        surroundings = PreviewSurroundings(samples: samples, language: Self.language(&arguments), now: Int(time(nil)))
        do throws(OptionError) {
            for flag in arguments.flags { try options.set(flag.name, to: flag.value) }
        } catch {
            throw .unusable("--\(error.option): \(error.sentence)")
        }
    }

    /// A file's text and timeline; `-` is standard input.
    func timeline(of path: String) throws(CommandError) -> (text: [UInt8], timeline: Timeline) {
        // One byte beyond the limit is enough for the finding that says so.
        let text = try readFile(path, upTo: Timeline.maxTextBytes + 1)
        return (text, try timeline(of: text, from: path))
    }

    /// The timeline of a text, with what is known of its pictures, or of the pushes that a plist has to open for.
    func timeline(
        of text: [UInt8], from path: String, media: [String: MediaFacts] = [:], categories: [String] = []
    ) throws(CommandError) -> Timeline {
        var surroundings = surroundings
        surroundings.media = media
        surroundings.categories = categories
        do throws(OptionError) {
            return try Timeline(of: text, options: options, surroundings: surroundings)
        } catch {
            throw .unusable("\(path): \(error.sentence)")
        }
    }

    /// Takes `--lang` out of the arguments; by default the environment's language.
    static func language(_ arguments: inout Arguments) -> Language {
        Language(tag: arguments.take("lang") ?? environmentLanguage) ?? .english
    }

    /// The language of messages by POSIX's order of variables.
    private static var environmentLanguage: String {
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty { return value }
        }
        return "en"
    }
}
