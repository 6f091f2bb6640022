import StoryEngine

/// What fills the gaps of a kit's templates.
struct KitValues {
    private static let exampleBundle = "com.example.app"

    let push: WholePush
    let options: KitOptions

    /// A value for each gap; a section whose gap has none is left out.
    var values: [KitTemplate.Gap: String] {
        var values = overrides
        if !values.isEmpty { values[.overrides] = "" }
        if options.delegate { values[.delegate] = "" }
        values[.ratio] = "\(options.preview.storyAspectRatio)"
        values[.category] = push.category
        values[.bundleIdentifier] = bundleIdentifier
        values[.simulatorCommand] = simulatorCommand
        values[.notification] = push.notification.indented(level: 3)
        values[.device] = members(of: push.device)
        return values
    }

    /// The options that differ from the SDK's defaults.
    private var overrides: [KitTemplate.Gap: String] {
        let (preview, defaults) = (options.preview, PreviewOptions())
        var values: [KitTemplate.Gap: String] = [:]
        if preview.storyAspectRatio != defaults.storyAspectRatio {
            values[.storyAspectRatio] = "\(preview.storyAspectRatio)"
        }
        for (gap, path) in [
            (KitTemplate.Gap.hapticsEnabled, \PreviewOptions.hapticsEnabled),
            (.longPressToPauseEnabled, \.longPressToPauseEnabled),
            (.crossfadesBetweenPages, \.crossfadesBetweenPages), (.loopsAfterLastPage, \.loopsAfterLastPage),
        ] where preview[keyPath: path] != defaults[keyPath: path] {
            values[gap] = "\(preview[keyPath: path])"
        }
        values[.appGroupIdentifier] = preview.appGroupIdentifier
        return values
    }

    private var bundleIdentifier: String {
        options.bundleIdentifier ?? push.bundleIdentifier ?? Self.exampleBundle
    }

    /// With quotes where a shell needs them.
    private var simulatorCommand: String {
        let isPlain = bundleIdentifier.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"): true
            default: false
            }
        }
        let bundle = isPlain ? bundleIdentifier : "'\(KitFormat.shell.escaped(bundleIdentifier))'"
        return "xcrun simctl push booted \(bundle) story.apns"
    }

    /// An object's members without its braces, to stand behind another member.
    private func members(of object: JSONValue) -> String {
        var lines = object.indented().split(separator: "\n", omittingEmptySubsequences: false)
        lines.removeFirst()
        lines.removeLast()
        return lines.joined(separator: "\n")
    }
}
