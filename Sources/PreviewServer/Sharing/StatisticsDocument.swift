import ShareStore
import StoryEngine

/// What was counted, as JSON: of all versions together, then of each.
enum StatisticsDocument {
    static func json(_ versions: [VersionStatistics]) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { json in
            json.member("sessions", versions.reduce(0) { $0 + $1.sessions })
            json.member("opens", versions.reduce(0) { $0 + $1.opens })
            json.member("completions", versions.reduce(0) { $0 + $1.completions })
            json.member("fallbacks", versions.reduce(0) { $0 + $1.fallbacks })
            json.member("impressions", versions.reduce(0) { $0 + $1.pages.reduce(0) { $0 + $1.impressions } })
            json.member("buttonTaps", versions.reduce(0) { $0 + $1.pages.reduce(0) { $0 + $1.taps } })
            json.key("versions")
            json.array(versions, write)
        }
        return writer.bytes
    }

    private static func write(_ version: VersionStatistics, _ json: inout JSONWriter) {
        json.object { json in
            json.member("version", version.version)
            json.member("sessions", version.sessions)
            json.member("opens", version.opens)
            json.member("completions", version.completions)
            json.member("fallbacks", version.fallbacks)
            json.key("pages")
            json.array(Array(version.pages.enumerated())) { page, json in
                json.object { json in
                    json.member("index", page.offset)
                    json.member("impressions", page.element.impressions)
                    json.member("buttonTaps", page.element.taps)
                    json.member("stops", page.element.stops)
                }
            }
        }
    }
}
