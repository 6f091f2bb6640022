import Glibc
import StoryEngine

/// `storyproof simulate FILE --inputs FILE`: prints the trace of the reference interpreter.
enum SimulateCommand {
    /// Inputs of more bytes are refused as cut off.
    private static let maxInputBytes = 1 << 20

    static func run(_ arguments: [String]) throws(CommandError) {
        var arguments = try Arguments(arguments)
        guard let inputs = arguments.take("inputs") else { throw .unusable("Name the inputs: --inputs FILE.") }
        let timeline = try TimelineCommand.timeline(arguments)
        let script: PlaybackScript
        do {
            script = try PlaybackScript(json: try readFile(inputs, upTo: maxInputBytes + 1))
        } catch let error as PlaybackScript.ScriptError {
            throw .unusable("\(inputs): \(error.sentence)")
        } catch let error as CommandError {
            throw error
        } catch {
            throw .failed("\(inputs): \(error)")
        }
        write(script.trace(of: timeline).json() + [UInt8(ascii: "\n")], to: STDOUT_FILENO)
    }
}
