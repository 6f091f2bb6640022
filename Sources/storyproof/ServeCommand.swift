import Glibc
import PreviewServer
import WebServer

/// `storyproof serve`: serves the preview until it is told to end.
enum ServeCommand {
    /// A setting of the server: a flag, else a variable, else a default.
    struct Setting {
        let flag: String
        let fallback: String
        let meaning: String

        var variable: String { "STORYPROOF_\(flag.uppercased())" }

        var help: String { "    --\(flag) \(variable) (\(fallback)): \(meaning)" }

        func value(_ arguments: inout Arguments) -> String {
            arguments.take(flag) ?? getenv(variable).map { String(cString: $0) } ?? fallback
        }
    }

    private static let host = Setting(
        flag: "host", fallback: "127.0.0.1", meaning: "the address to listen on; 0.0.0.0 or :: for all")
    private static let port = Setting(flag: "port", fallback: "8080", meaning: "the port; 0 picks a free one")
    private static let root = Setting(
        flag: "root", fallback: ".", meaning: "the folder that holds Public and Templates")
    private static let log = Setting(
        flag: "log", fallback: "on", meaning: "one line a request on standard error: on or off")

    /// All settings, in the order of the help.
    static let settings = [host, port, root, log]

    static func run(_ arguments: [String]) throws(CommandError) {
        var arguments = try Arguments(arguments)
        let address = host.value(&arguments)
        guard let portNumber = UInt16(port.value(&arguments)) else {
            throw .unusable("--port is a number from 0 to 65535.")
        }
        let folder = root.value(&arguments)
        let logs = log.value(&arguments)
        guard ["on", "off"].contains(logs) else { throw .unusable("--log is on or off.") }
        if let flag = arguments.flags.first { throw .unusable("serve has no setting --\(flag.name).") }
        if let word = arguments.words.first { throw .unusable("serve takes no \(word).") }
        try serve(root: folder, host: address, port: portNumber, logs: logs == "on")
    }

    private static func serve(root: String, host: String, port: UInt16, logs: Bool) throws(CommandError) {
        do {
            let files = try SiteFiles(root: root)
            var configuration = Server.Configuration(host: host, port: port)
            if logs { configuration.log = { write("\($0)\n", to: STDERR_FILENO) } }
            let server = try Server(
                configuration, PreviewApplication(files: files, now: { Int(time(nil)) }).application)
            TerminationSignals.forEach { server.stop() }
            for address in server.addresses { write("Storyproof is at http://\(address)\n", to: STDOUT_FILENO) }
            server.run()
        } catch {
            throw .failed("\(error)")
        }
    }
}
