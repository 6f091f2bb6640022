import StoryEngine

/// What a kit is made for, besides the payload.
package struct KitOptions: Sendable {
    /// The values that the view controller overrides, and which part of the payload is meant.
    package private(set) var preview = PreviewOptions()
    /// Whether the view controller watches the story; default false.
    package private(set) var delegate = false
    /// The app's bundle identifier, for the simulator; by default what the payload says, else an example.
    package private(set) var bundleIdentifier: String?

    /// The SDK's defaults.
    package init() {}

    /// Sets an option from its text, as a query or a flag gives it.
    ///
    /// - Throws: `OptionError` that names the option and what it takes.
    package mutating func set(_ name: String, to text: String) throws(OptionError) {
        switch name {
        case "delegate":
            guard ["true", "false"].contains(text) else { throw .badValue(name, "delegate is true or false.") }
            delegate = text == "true"
        case "bundleIdentifier":
            guard text.utf8.count <= 255 else {
                throw .badValue(name, "bundleIdentifier is a text of at most 255 bytes.")
            }
            bundleIdentifier = text.isEmpty ? nil : text
        default: try preview.set(name, to: text)
        }
    }
}
