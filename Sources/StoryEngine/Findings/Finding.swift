/// What the phone will do to a mistake in the payload, and where it stands.
public struct Finding: Sendable {
    /// What the viewer loses.
    public enum Severity: String, Sendable {
        /// The story, a page or the push does not appear.
        case error
        /// It appears, but not as meant.
        case warning
        /// Good to know.
        case note
    }

    /// A change of the text that cures a finding.
    public struct Fix: Sendable {
        /// What it does, as a verb.
        public let title: String
        /// Whether it cannot change what the author meant.
        public let isSafe: Bool
        /// The replacements; they do not overlap.
        public let edits: [Edit]
    }

    /// One replacement.
    public struct Edit: Sendable {
        /// What is replaced; empty for an insertion.
        public let range: SourceRange
        /// The new text.
        public let replacement: String
    }

    /// Which mistake it is.
    public let code: FindingCode
    /// What the viewer loses.
    public let severity: Severity
    /// What stands there.
    public let message: String
    /// What the phone does about it.
    public let onPhone: String
    /// The RFC 6901 pointer of the value in the text; nil where there is no such value.
    public let pointer: String?
    /// Where it stands.
    public let range: SourceRange
    /// How it can be cured.
    public let fixes: [Fix]
}

extension Finding {
    /// Writes the finding as the contract's diagnostic.
    public func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("code", code.rawValue)
            json.member("severity", severity.rawValue)
            json.member("message", message)
            json.member("onPhone", onPhone)
            json.member("pointer", pointer)
            json.key("range")
            range.write(to: &json)
            json.key("fixes")
            json.array(fixes) { $0.write(to: &$1) }
        }
    }
}

extension Finding.Fix {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("title", title)
            json.member("safe", isSafe)
            json.key("edits")
            json.array(edits) { edit, json in
                json.object { json in
                    json.key("range")
                    edit.range.write(to: &json)
                    json.member("replacement", edit.replacement)
                }
            }
        }
    }
}

extension SourceRange {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("start")
            start.write(to: &json)
            json.key("end")
            end.write(to: &json)
        }
    }
}

extension Position {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("line", line)
            json.member("column", column)
            json.member("offset", offset)
        }
    }
}
