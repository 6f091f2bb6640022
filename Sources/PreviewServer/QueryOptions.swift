import StoryEngine
import WebServer

extension PreviewOptions {
    /// The options that a query or a form names; the last of two counts.
    init(_ settings: [Request.QueryItem]) throws(OptionError) {
        self.init()
        for item in settings { try set(item.name, to: item.value) }
    }
}
