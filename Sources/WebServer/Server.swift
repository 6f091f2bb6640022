/// An HTTP/1.1 server over one shared listener and several loops.
package final class Server: Sendable {
    package struct Configuration: Sendable {
        /// A numeric address or a name of this machine; every address of the name is bound.
        package var host: String
        /// 0 picks a free port.
        package var port: UInt16
        package var loops = 2
        /// Threads for routes that block.
        package var workers = 4
        /// Jobs that may wait for a worker; beyond them 503.
        package var queuedJobs = 256
        package var connections = 1024
        package var connectionsByAddress = 256
        package var bodyBytes = 1024 * 1024
        package var deadlines = Deadlines()
        /// Takes one record a request, on a loop's thread; nil writes nothing.
        package var log: (@Sendable (AccessRecord) -> Void)?

        package init(host: String = "127.0.0.1", port: UInt16 = 8080) {
            self.host = host
            self.port = port
        }
    }

    package let port: UInt16 = 0

    package init(_ configuration: Configuration, _ application: Application) throws(ListenError) {}

    package func run() {}
    package func stop() {}
}

package struct ListenError: Error, CustomStringConvertible {
    package let description: String
}
