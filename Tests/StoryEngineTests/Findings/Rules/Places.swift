@testable import StoryEngine

/// The same pages, each the inside of an object, in every place where the phone finds them: at the root, in custom data
/// as an object and as a string of JSON, in a request, and as a mere list.
func everywhere(_ pages: String...) -> [String] {
    let list = "[" + pages.map { #"{"image": "https://cdn.test/a.jpg", \#($0)}"# }.joined(separator: ", ") + "]"
    let block = #"{"pw_stories": {"pages": \#(list)}}"#
    return [
        #"{"aps": {"alert": "Body"}, "pw_stories": {"pages": \#(list)}}"#,
        #"{"aps": {"alert": "Body"}, "u": \#(block)}"#,
        #"{"aps": {"alert": "Body"}, "u": "\#(block.escapedForString)"}"#,
        #"{"request": {"notifications": [{"content": "Body", "data": \#(block)}]}}"#,
        #"{"request": {"notifications": [{"content": "Body", "data": "\#(block.escapedForString)"}]}}"#,
        list,
    ]
}

/// A request with one notification, the inside of an object.
func request(_ notification: String) -> String {
    #"{"request": {"notifications": [{\#(notification)}]}}"#
}

extension String {
    /// As it stands between the quotes of a string; marks stay marks.
    fileprivate var escapedForString: String {
        replacing(#"\"#, with: #"\\"#).replacing("\"", with: #"\""#)
    }
}

extension Finding {
    /// The new texts of all its fixes.
    var replacements: [String] { fixes.flatMap { $0.edits.map(\.replacement) } }
}
