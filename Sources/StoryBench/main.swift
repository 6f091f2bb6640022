import Foundation
import StoryEngine

/// A text with this many pages, each with all its fields.
func payload(pages: Int) -> [UInt8] {
    let page = #"""
        {"image": "https://cdn.test/campaigns/summer/picture.jpg", "duration": 4.5, "title": "Summer sale",
        "subtitle": "Up to 70 % off, today only", "button_title": "Shop now", "link": "yourapp://sale/summer"}
        """#
    let list = Array(repeating: page, count: pages).joined(separator: ",\n")
    return Array(#"{"aps": {"alert": {"title": "T", "body": "B"}}, "pw_stories": {"pages": [\#(list)]}}"#.utf8)
}

func document(_ text: [UInt8]) -> [UInt8] {
    (try? Timeline(of: text, options: PreviewOptions()).document()) ?? []
}

func report(_ name: String, _ measurement: Measurement) {
    let time = String(format: "%10.1f µs", measurement.microseconds)
    print(name.padding(toLength: 34, withPad: " ", startingAt: 0), time, "\(measurement.allocations) allocations")
}

let guideFile = CommandLine.arguments.dropFirst().first ?? "Public/samples/guide.json"
let guide = try [UInt8](Data(contentsOf: URL(filePath: guideFile)))

print("Text to timeline document")
let ours = Measurement { _ = document(guide) }
report("the guide's example", ours)
let thirty = payload(pages: 30)
report("30 pages", Measurement { _ = document(thirty) })
let pagesPerMebibyte = ((1 << 20) - 200) / (payload(pages: 2).count - payload(pages: 1).count)
let half = payload(pages: pagesPerMebibyte / 2)
let whole = payload(pages: pagesPerMebibyte)
let halfTime = Measurement(batches: 7) { _ = document(half) }
let wholeTime = Measurement(batches: 7) { _ = document(whole) }
report("\(half.count) bytes", halfTime)
report("\(whole.count) bytes", wholeTime)
print(String(format: "twice the input takes %.2f times the time", wholeTime.microseconds / halfTime.microseconds))

print("\nThe same work by Foundation's JSON")
let value = try JSONSerialization.jsonObject(with: Data(document(guide)))
let foundation = Measurement {
    _ = try? JSONSerialization.jsonObject(with: Data(guide))
    _ = try? JSONSerialization.data(withJSONObject: value)
}
report("reading and writing alone", foundation)
print(String(format: "ours takes 1/%.1f of it", foundation.microseconds / ours.microseconds))
