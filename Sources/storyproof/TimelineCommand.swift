import Glibc
import PreviewServer
import StoryEngine

/// `storyproof timeline FILE`: prints the timeline document.
enum TimelineCommand {
    static func run(_ arguments: [String]) throws(CommandError) {
        let timeline = try timeline(Arguments(arguments))
        write(timeline.document() + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
    }

    /// The timeline of the file that the arguments name, with the options that they set.
    static func timeline(_ arguments: Arguments) throws(CommandError) -> Timeline {
        var options = PreviewOptions()
        do throws(OptionError) {
            for flag in arguments.flags { try options.set(flag.name, to: flag.value) }
        } catch {
            throw .unusable("--\(error.option): \(error.sentence)")
        }
        // One byte beyond the limit is enough for the finding that says so.
        let text = try readFile(arguments.onlyWord("payload file"), upTo: Timeline.maxTextBytes + 1)
        do throws(OptionError) {
            return try Timeline(of: text, options: options)
        } catch {
            throw .unusable("--\(error.option): \(error.sentence)")
        }
    }
}
