import Glibc
import StoryEngine

/// `storyproof simulate FILE --inputs FILE`: prints the trace of the reference interpreter.
enum SimulateCommand {
    /// Inputs of more bytes are refused as cut off.
    private static let maxInputBytes = 1 << 20

    /// How the trace is printed.
    private enum Format: String, CaseIterable {
        case json
        case csv

        func report(_ trace: [Playback.Effect]) -> [UInt8] {
            switch self {
            case .json: trace.json() + [UInt8(ascii: "\n")]
            case .csv: Array(trace.csv().utf8)
            }
        }
    }

    static func run(_ arguments: [String]) throws(CommandError) {
        var arguments = try Arguments(arguments)
        guard let inputs = arguments.take("inputs") else { throw .unusable("Name the inputs: --inputs FILE.") }
        guard let format = Format(rawValue: arguments.take("format") ?? Format.json.rawValue) else {
            throw .unusable("--format is one of \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        let timeline = try PayloadReading(&arguments).timeline(of: arguments.onlyWord("payload file")).timeline
        let script = try script(readFile(inputs, upTo: maxInputBytes + 1), of: inputs)
        write(format.report(script.trace(of: timeline)), to: STDOUT_FILENO)
    }

    private static func script(_ json: [UInt8], of path: String) throws(CommandError) -> PlaybackScript {
        do throws(PlaybackScript.ScriptError) {
            return try PlaybackScript(json: json)
        } catch {
            throw .unusable("\(path): \(error.sentence)")
        }
    }
}
