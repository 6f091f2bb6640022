import Glibc
import PreviewServer
import StoryEngine
import WebServer

/// `storyproof kit FILE --out DIR`: writes the files that bring a payload's story into an app.
enum KitCommand {
    static func run(_ arguments: [String]) throws(CommandError) {
        var arguments = try Arguments(arguments, switches: ["delegate"])
        guard let folder = arguments.take("out") else { throw .unusable("Name the folder to write to: --out DIR.") }
        let kit = try kit(root: ServeCommand.root.value(&arguments))
        let language = PayloadReading.language(&arguments)
        let options = try options(arguments)
        let path = try arguments.onlyWord("payload file")
        let payload = try readFile(path, upTo: IntegrationKit.maxBytes + 1)
        try write(try files(kit, payload, options, language, path), to: folder)
    }

    private static func kit(root: String) throws(CommandError) -> IntegrationKit {
        do {
            return try IntegrationKit(templates: AssetStore(directory: "\(root)/Templates"))
        } catch {
            throw .failed("\(error) Name the folder that holds Templates: --root DIR.")
        }
    }

    private static func options(_ arguments: Arguments) throws(CommandError) -> KitOptions {
        var options = KitOptions()
        for flag in arguments.flags {
            do throws(OptionError) {
                try options.set(flag.name, to: flag.value)
            } catch {
                throw .unusable("--\(error.option): \(error.sentence)")
            }
        }
        return options
    }

    private static func files(
        _ kit: IntegrationKit, _ payload: [UInt8], _ options: KitOptions, _ language: Language, _ path: String
    ) throws(CommandError) -> [KitFile] {
        do throws(IntegrationKit.Refusal) {
            return try kit.files(for: payload, options: options, language: language)
        } catch {
            if case .badOption = error { throw .unusable("\(path): \(error.sentence)") }
            throw .failed("\(path): \(error.sentence)")
        }
    }

    private static func write(_ files: [KitFile], to folder: String) throws(CommandError) {
        try makeFolder(folder)
        for file in files {
            let parts = file.path.split(separator: "/")
            if parts.count == 2 { try makeFolder("\(folder)/\(parts[0])") }
            try write(file, to: "\(folder)/\(file.path)")
        }
        storyproof.write("\(files.map { "\(folder)/\($0.path)\n" }.joined())", to: STDOUT_FILENO)
    }

    private static func makeFolder(_ path: String) throws(CommandError) {
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw failure(path) }
    }

    /// Writes no file that is there already: it may hold somebody's work.
    private static func write(_ file: KitFile, to path: String) throws(CommandError) {
        let mode: mode_t = path.hasSuffix(".sh") ? 0o777 : 0o666
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw failure(path) }
        storyproof.write(file.bytes, to: descriptor)
        guard close(descriptor) == 0 else { throw failure(path) }
    }

    private static func failure(_ path: String) -> CommandError {
        errno == EEXIST
            ? .failed("\(path) is there already. Move it away, or name another --out.")
            : .failed("\(path) cannot be written: \(String(cString: strerror(errno))).")
    }
}
