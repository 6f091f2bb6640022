import ShareStore
import StoryEngine

/// Statistics as small bar charts in SVG; beside each a table says the same to screen readers.
struct StatisticsCharts {
    private static let barHeight = 12
    private static let rowHeight = 20
    private static let width = 240
    /// Stories of more pages are drawn and listed so far.
    private static let maxPages = 100

    let words: Words

    func html(_ versions: [VersionStatistics]) -> String {
        versions.reversed().map(section).joined()
    }

    private func section(_ version: VersionStatistics) -> String {
        let title = say("Version {n}", ["n": number(version.version)])
        let facts = [
            (say("Sessions"), version.sessions), (say("Opened"), version.opens),
            (say("Seen to the end"), version.completions), (say("Fallbacks"), version.fallbacks),
        ].map { "<div><dt>\($0.0)</dt><dd>\(number($0.1))</dd></div>" }.joined()
        return "<section class=\"chart\" data-version=\"\(version.version)\"><h3>\(title)</h3><dl>\(facts)</dl>"
            + (version.pages.isEmpty ? "" : figure(Array(version.pages.prefix(Self.maxPages)))) + "</section>"
    }

    private func figure(_ pages: [PageStatistics]) -> String {
        let series: [(name: String, title: String, values: [Int])] = [
            ("impressions", say("Impressions by page"), pages.map(\.impressions)),
            ("stops", say("Where people stopped"), pages.map(\.stops)),
            ("taps", say("Button taps"), pages.map(\.taps)),
        ]
        let charts = series.map {
            "<figure class=\"bars\" data-series=\"\($0.name)\"><figcaption>\($0.title)</figcaption>\(svg($0.values))</figure>"
        }
        return charts.joined() + table(series.map { ($0.title, $0.values) })
    }

    /// One bar a page, the longest as wide as the chart; the table says it in words.
    private func svg(_ values: [Int]) -> String {
        let longest = max(values.max() ?? 0, 1)
        let bars = values.enumerated().map { index, value in
            let (y, width) = (index * Self.rowHeight, value * Self.width / longest)
            return "<text class=\"label\" x=\"18\" y=\"\(y + 10)\" text-anchor=\"end\">\(number(index + 1))</text>"
                + "<rect class=\"amount\" x=\"24\" y=\"\(y)\" width=\"\(max(width, value > 0 ? 1 : 0))\" "
                + "height=\"\(Self.barHeight)\" rx=\"2\"/>"
                + "<text class=\"value\" x=\"\(30 + width)\" y=\"\(y + 10)\">\(number(value))</text>"
        }
        let size = (width: Self.width + 72, height: values.count * Self.rowHeight)
        return "<svg viewBox=\"0 0 \(size.width) \(size.height)\" width=\"\(size.width)\" height=\"\(size.height)\" "
            + "aria-hidden=\"true\">\(bars.joined())</svg>"
    }

    private func table(_ series: [(title: String, values: [Int])]) -> String {
        let head = ([say("Page")] + series.map(\.title)).map { "<th scope=\"col\">\($0)</th>" }.joined()
        let rows = (series.first?.values ?? []).indices.map { index in
            let cells = series.map { "<td>\(number($0.values[index]))</td>" }.joined()
            return "<tr><th scope=\"row\">\(number(index + 1))</th>\(cells)</tr>"
        }
        return "<div class=\"unseen\"><table><thead><tr>\(head)</tr></thead>"
            + "<tbody>\(rows.joined())</tbody></table></div>"
    }

    private func say(_ text: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
        words.say(text, values).htmlEscaped
    }

    private func number(_ number: Int) -> String { words.language.text(number) }
}
