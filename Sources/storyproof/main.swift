import Glibc
import WebServer

// Before any thread starts, so that none of them takes the signals that end the server.
TerminationSignals.block()
exit(Command.run(Array(CommandLine.arguments.dropFirst())).rawValue)
