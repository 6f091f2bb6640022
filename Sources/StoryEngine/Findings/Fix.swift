/// A change of the text that would cure a finding, before it is placed.
struct Fix {
    /// One replacement.
    struct Edit {
        /// The bytes that are replaced; empty for an insertion.
        let bytes: Range<Int>
        /// The new text, as it would stand in a JSON text. Inside an encoded string it is escaped once more.
        let replacement: String

        init(_ bytes: Range<Int>, _ replacement: String) {
            self.bytes = bytes
            self.replacement = replacement
        }

        static func insert(_ text: String, at byte: Int) -> Edit {
            Edit(byte..<byte, text)
        }
    }

    let title: FixTitle
    let arguments: [Argument]
    /// Whether it cannot change what the author meant.
    let isSafe: Bool
    let edits: [Edit]

    /// A fix that cannot change what the author meant.
    static func safe(_ title: FixTitle, _ arguments: [Argument] = [], _ edits: Edit...) -> Fix {
        Fix(title: title, arguments: arguments, isSafe: true, edits: edits)
    }

    /// A fix that is offered, for the author to decide.
    static func offered(_ title: FixTitle, _ arguments: [Argument] = [], _ edits: Edit...) -> Fix {
        Fix(title: title, arguments: arguments, isSafe: false, edits: edits)
    }
}
