/// A response that is complete, with its head as bytes; the date and the connection's lines are still to come.
struct Answer: Sendable {
    let response: Response
    let head: [UInt8]

    init(_ response: Response) {
        self.response = response
        var head = Array("HTTP/1.1 \(response.status.code) \(response.status.reason)\r\n".utf8)
        for line in response.headers.lines {
            head += line.name.text.utf8
            head += [UInt8(ascii: ":"), .space]
            head += line.value.text.utf8
            head += [.carriageReturn, .lineFeed]
        }
        self.head = head
    }

    private init(response: Response, head: [UInt8]) {
        self.response = response
        self.head = head
    }

    /// The answer to HEAD: the same head, no body.
    var withoutBody: Answer {
        var response = response
        response.body = []
        return Answer(response: response, head: head)
    }
}
