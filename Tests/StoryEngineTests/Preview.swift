import TestSupport

@testable import StoryEngine

/// The timeline of a text, with the SDK's defaults unless `change` says otherwise.
func timeline(_ text: String, _ change: (inout PreviewOptions) -> Void = { _ in }) throws -> Timeline {
    var options = PreviewOptions()
    change(&options)
    return try Timeline(of: Array(text.utf8), options: options)
}

/// A device payload around pages, each the inside of an object.
func device(pages: String...) -> String {
    #"{"aps": {"alert": {"title": "T", "body": "Body"}, "category": "PW_STORIES"}, "pw_stories": {"pages": ["#
        + pages.map { #"{"image": "https://cdn.test/a.jpg", \#($0)}"#.replacing(", }", with: "}") }
        .joined(separator: ", ") + "]}}"
}

/// A device payload around one value of `pw_stories`.
func device(block: String) -> String {
    #"{"aps": {"alert": {"body": "Body"}}, "pw_stories": \#(block)}"#
}
