import Foundation
import Testing

@testable import MediaCache

/// A name that answers with an address of the internet (here 127.0.0.2) when it is judged, and with this machine
/// (127.0.0.1) when it is connected to. 200 tries each, and none may arrive.
@Suite(.serialized) struct RebindingTests {
    private static let isPublic: @Sendable (IPAddress) -> Bool = { $0 == IPAddress("127.0.0.2") }

    @Test func `a redirect back to a name that now leads here makes no connection`() throws {
        let victim = try Listener(on: "127.0.0.1")
        let server = try PictureServer(on: "127.0.0.2") { $0.redirect(to: "http://rebind.test:\(victim.port)/hit.png") }
        let hosts = ["rebind.test:\(server.port):127.0.0.2", "rebind.test:\(victim.port):127.0.0.1"]
        let fetcher = Fetcher(allows: Self.isPublic, hosts: { hosts })
        for _ in 0..<200 {
            #expect(throws: FetchFailure.addressRefused) {
                try fetcher.fetch(FetchRequest("http://rebind.test:\(server.port)/")) { _ in }
            }
        }
        #expect(server.requests.count == 200)
        #expect(victim.countConnections() == 0)
    }

    /// libcurl asks the system's resolver, and that asks a name server of ours, which changes its answer from question
    /// to question. Needs the right to mount a file over `/etc/resolv.conf` for one thread.
    @Test(.enabled(if: NameServer.isPossible)) func `a name server that changes its answer makes no connection`() throws
    {
        let victim = try Listener(on: "127.0.0.1")
        let server = try PictureServer(on: "127.0.0.2", port: victim.port) { $0.redirect(to: "/again") }
        let names = try NameServer()
        let fetcher = Fetcher(allows: Self.isPublic)
        let url = "http://rebind.test:\(victim.port)/hit.png"
        let failures = names.withResolver {
            (0..<200).map { _ -> FetchFailure? in
                do throws(FetchFailure) {
                    _ = try fetcher.fetch(FetchRequest(url)) { _ in }
                    return nil
                } catch {
                    return error
                }
            }
        }
        #expect(failures == [FetchFailure?](repeating: .addressRefused, count: 200))
        #expect(names.questionCount >= 200)
        #expect(!server.requests.isEmpty)
        #expect(victim.countConnections() == 0)
    }

    @Test(.enabled(if: NameServer.isPossible)) func `a name server that does not answer holds nobody beyond the limit`()
        throws
    {
        let names = try NameServer(isSilent: true)
        let limits = FetchLimits(connect: .milliseconds(100), whole: .milliseconds(200))
        let fetcher = Fetcher(allows: Self.isPublic, limits: limits)
        let failure = names.withResolver { () -> FetchFailure? in
            do throws(FetchFailure) {
                _ = try fetcher.fetch(FetchRequest("http://silent.test/")) { _ in }
                return nil
            } catch {
                return error
            }
        }
        #expect(failure == .timedOut)
    }
}

/// Answers every question for an IPv4 address in turn with 127.0.0.2 and 127.0.0.1, to be kept for no time.
private final class NameServer: Sendable {
    private static let address = "127.0.0.77"
    private let listener: Listener
    private let questions = Locked(0)

    /// A silent one answers nothing.
    init(isSilent: Bool = false) throws {
        let listener = try Listener(on: Self.address, port: 53, type: SOCK_DGRAM)
        self.listener = listener
        if isSilent { return }
        FetchThread.start { [questions] in Self.serve(listener.descriptor, questions) }
    }

    deinit { shutdown(listener.descriptor, Int32(SHUT_RDWR)) }

    var questionCount: Int { questions.withLock { $0 } }

    static let isPossible: Bool = {
        let isPossible = (try? NameServer())?.withResolver { true } ?? false
        if !isPossible { print("RebindingTests: no name server of ours can be set here, its 200 tries are not run.") }
        return isPossible
    }()

    /// Runs the body on a thread for which, with the threads that it starts, this is the system's name server.
    func withResolver<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value? {
        let result = Locked<Value??>(nil)
        FetchThread.start {
            let value = Self.setResolver() ? body() : nil
            result.withLock { $0 = .some(value) }
        }
        result.wait { $0 != nil }
        return result.withLock { $0 } ?? nil
    }

    private static func setResolver() -> Bool {
        let file = FileManager.default.temporaryDirectory.appending(path: "resolv-\(getpid()).conf")
        defer { try? FileManager.default.removeItem(at: file) }
        try? Data("nameserver \(address)\n".utf8).write(to: file)
        return leaveSharedMounts() && mount("none", "/", nil, UInt(MS_REC | MS_PRIVATE), nil) == 0
            && mount(file.path, "/etc/resolv.conf", nil, UInt(MS_BIND), nil) == 0
    }

    /// `unshare(CLONE_NEWNS)`, which the toolchain's Glibc module leaves out.
    private static func leaveSharedMounts() -> Bool {
        typealias Unshare = @convention(c) (Int32) -> Int32
        guard let symbol = dlsym(nil, "unshare") else { return false }
        return unsafeBitCast(symbol, to: Unshare.self)(0x20000) == 0
    }

    private static func serve(_ descriptor: Int32, _ questions: Locked<Int>) {
        var buffer = [UInt8](repeating: 0, count: 512)
        while true {
            var sender = sockaddr_in()
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let count = withUnsafeMutablePointer(to: &sender) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    recvfrom(descriptor, &buffer, buffer.count, 0, $0, &length)
                }
            }
            guard count > 12 else { return }
            let answer = answer(to: Array(buffer[..<count]), questions)
            _ = withUnsafePointer(to: &sender) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    sendto(descriptor, answer, answer.count, 0, $0, length)
                }
            }
        }
    }

    /// The question again, and one address for type A, none for others (RFC 1035, section 4).
    private static func answer(to query: [UInt8], _ questions: Locked<Int>) -> [UInt8] {
        let nameEnd = query[12...].firstIndex(of: 0) ?? query.count - 5
        let question = query[12..<min(nameEnd + 5, query.count)]
        let isAddress = question.suffix(4).elementsEqual([0, 1, 0, 1])
        let head = Array(query[..<2]) + [0x81, 0x80, 0, 1, 0, isAddress ? 1 : 0, 0, 0, 0, 0]
        guard isAddress else { return head + question }
        let number = questions.withLock {
            $0 += 1
            return $0
        }
        return head + question + [0xC0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, number % 2 == 1 ? 2 : 1]
    }
}
