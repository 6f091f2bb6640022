/// A secret, whose text shows in no log, interpolation or dump.
package protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Redacted {
    package var description: String { "(redacted)" }
    package var debugDescription: String { "(redacted)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
