import Glibc
import StoryEngine

/// `storyproof timeline FILE`: prints the timeline document.
enum TimelineCommand {
    static func run(_ arguments: [String]) throws(CommandError) {
        var arguments = try Arguments(arguments)
        let timeline = try PayloadReading(&arguments).timeline(of: arguments.onlyWord("payload file")).timeline
        write(timeline.document() + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
    }
}
