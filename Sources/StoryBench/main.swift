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

let guideFile = CommandLine.arguments.dropFirst().first ?? "Public/samples/guide.json"
let guide = try [UInt8](Data(contentsOf: URL(filePath: guideFile)))

print("Text to timeline document")
let ours = Measurement { _ = storyDocument(guide) }
report("the guide's example", ours)
let thirty = payload(pages: 30)
report("30 pages", Measurement { _ = storyDocument(thirty) })
let pagesPerMebibyte = ((1 << 20) - 200) / (payload(pages: 2).count - payload(pages: 1).count)
let half = payload(pages: pagesPerMebibyte / 2)
let whole = payload(pages: pagesPerMebibyte)
let halfTime = Measurement(batches: 7) { _ = storyDocument(half) }
let wholeTime = Measurement(batches: 7) { _ = storyDocument(whole) }
report("\(half.count) bytes", halfTime)
report("\(whole.count) bytes", wholeTime)
print(String(format: "twice the input takes %.2f times the time", wholeTime.microseconds / halfTime.microseconds))

print("\nThe same work by Foundation's JSON")
let value = try JSONSerialization.jsonObject(with: Data(storyDocument(guide)))
let foundation = Measurement {
    _ = try? JSONSerialization.jsonObject(with: Data(guide))
    _ = try? JSONSerialization.data(withJSONObject: value)
}
report("reading and writing alone", foundation)
print(String(format: "ours takes 1/%.1f of it", foundation.microseconds / ours.microseconds))

print("\nA POST over a socket, answered with gzip")
try PostComparison.run(guide)
