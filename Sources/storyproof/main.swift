import Glibc
import WebServer

let arguments = Array(CommandLine.arguments.dropFirst())
// Before any thread starts, so that none of them takes the signals that end the server.
if arguments.first == "serve" { TerminationSignals.block() }
exit(Command.run(arguments).rawValue)
