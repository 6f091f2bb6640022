import Glibc

/// The program's commands (the contract, section 5).
enum Command {
    /// How the program ends.
    enum ExitCode: Int32 {
        case success = 0
        case failure = 1
        case unusableArguments = 2
    }

    private static let names = "serve, check, timeline, simulate, kit and export"

    private static let help = """
        Storyproof shows how the phone plays a push payload's stories.

        storyproof serve [settings]
            Serves the preview. Settings: a flag, else its variable, else the default:
        \(ServeCommand.settings.map(\.help).joined(separator: "\n"))
        storyproof check FILE… [--format text|json|sarif|github] [--strict] [--media [--allow-private-media]] [options]
            Prints what the phone will do to each mistake. Ends with 1 where there are errors; with --strict, or warnings.
            FILE may also be an extension's Info.plist or entitlements, which are compared with the payloads beside them.
            --media fetches the pictures and looks at them too; --allow-private-media also those of this machine and
            its private networks.
        storyproof timeline FILE [options]
            Prints the timeline document of a payload.
        storyproof simulate FILE --inputs FILE [--format json|csv] [options]
            Prints what the phone reports for timed inputs.
        storyproof kit FILE --out DIR [--delegate] [--bundleIdentifier TEXT] [--root DIR] [options]
            Writes what an app needs for the story: the extensions' code, plists and entitlements, the request, a push
            for the simulator, and a README. DIR holds none of these files yet; --root is the folder that holds Templates.
        storyproof export FILE --out FILE.html [--allow-private-media] [--root DIR] [options]
            Fetches the pictures, and writes the story as one HTML file that plays without a network. --root is the folder
            that holds Public and Templates.

        FILE may be - for standard input. Options of the preview, under the SDK's names:
            --storyAspectRatio 0.2…5 (1.5)
            --hapticsEnabled true|false (false)
            --longPressToPauseEnabled true|false (false)
            --crossfadesBetweenPages true|false (false)
            --loopsAfterLastPage true|false (false)
            --appGroupIdentifier TEXT
            --language TAG
            --notification NUMBER
        Findings speak the language of LANG, or of --lang en|fr|pt|zh|hi.

        """

    /// Runs what the arguments ask for.
    static func run(_ arguments: [String]) -> ExitCode {
        do throws(CommandError) {
            guard let name = arguments.first else {
                throw CommandError.unusable("Name a command: \(names).")
            }
            let rest = Array(arguments.dropFirst())
            if rest.contains("--help") || ["help", "--help", "-h"].contains(name) {
                write(help, to: STDOUT_FILENO)
                return .success
            }
            switch name {
            case "serve": try ServeCommand.run(rest)
            case "check": return try CheckCommand.run(rest) ? .success : .failure
            case "timeline": try TimelineCommand.run(rest)
            case "simulate": try SimulateCommand.run(rest)
            case "kit": try KitCommand.run(rest)
            case "export": try ExportCommand.run(rest)
            default:
                throw CommandError.unusable(
                    "There is no command \(name). The commands are \(names).")
            }
            return .success
        } catch {
            write("storyproof: \(error.sentence)\n", to: STDERR_FILENO)
            return error.exitCode
        }
    }
}

/// Why a command ends without having done its work.
enum CommandError: Error {
    /// The arguments cannot be used.
    case unusable(String)
    /// The world did not play along: a file, a port.
    case failed(String)

    var sentence: String {
        switch self {
        case .unusable(let sentence), .failed(let sentence): sentence
        }
    }

    var exitCode: Command.ExitCode {
        switch self {
        case .unusable: .unusableArguments
        case .failed: .failure
        }
    }
}
