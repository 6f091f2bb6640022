import Glibc

/// An answer on its way into a socket.
struct Output: Sendable {
    enum Progress {
        case finished
        /// The socket takes no more for now.
        case blocked
        case failed
    }

    let status: Int
    private let head: [UInt8]
    private let ending: [UInt8]
    private var body: [UInt8]
    /// Bytes that the socket took.
    private(set) var sent = 0

    init(_ answer: Answer, ending: [UInt8]) {
        status = answer.response.status.code
        head = answer.head
        body = answer.response.body
        self.ending = ending
    }

    var byteCount: Int { head.count + ending.count + body.count }

    /// Takes more of a body that is streamed.
    mutating func append(_ bytes: [UInt8]) { body += bytes }

    /// Hands the socket all that is left, in one call as long as it takes all.
    mutating func send(to descriptor: Int32) -> Progress {
        while sent < byteCount {
            let count = sendRest(to: descriptor)
            if count < 0 {
                if errno == EINTR { continue }
                return errno == EAGAIN ? .blocked : .failed
            }
            sent += count
        }
        return .finished
    }

    private func sendRest(to descriptor: Int32) -> Int {
        head.withUnsafeBytes { head in
            ending.withUnsafeBytes { ending in
                body.withUnsafeBytes { body in
                    withUnsafeTemporaryAllocation(of: iovec.self, capacity: 3) { vectors in
                        var skipped = sent
                        vectors.initializeElement(at: 0, to: Self.rest(of: head, &skipped))
                        vectors.initializeElement(at: 1, to: Self.rest(of: ending, &skipped))
                        vectors.initializeElement(at: 2, to: Self.rest(of: body, &skipped))
                        var message = msghdr()
                        message.msg_iov = vectors.baseAddress
                        message.msg_iovlen = 3
                        return sendmsg(descriptor, &message, Int32(MSG_NOSIGNAL))
                    }
                }
            }
        }
    }

    /// What of the part lies behind the bytes that are skipped, which it uses up.
    private static func rest(of part: UnsafeRawBufferPointer, _ skipped: inout Int) -> iovec {
        let count = min(part.count, skipped)
        skipped -= count
        let rest = UnsafeRawBufferPointer(rebasing: part[count...])
        return iovec(iov_base: UnsafeMutableRawPointer(mutating: rest.baseAddress), iov_len: rest.count)
    }
}
