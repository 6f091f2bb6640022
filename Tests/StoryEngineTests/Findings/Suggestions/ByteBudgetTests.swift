import Testing

@testable import StoryEngine

struct ByteBudgetTests {
    private func budget(_ text: String) throws -> ByteBudget {
        let text = Array(text.utf8)
        let payload = try Payload(json: try JSONReader.read(text), text: text, options: PreviewOptions())
        return ByteBudget(Inspection(text: text, payload: payload, now: nil))
    }

    private static func pages(_ count: Int, title: Int) -> String {
        let page = #"{"image":"https://a.test/x","title":"\#(String(repeating: "x", count: title))"}"#
        return "[" + Array(repeating: page, count: count).joined(separator: ",") + "]"
    }

    @Test(arguments: [(1, 1), (5, 4), (9, 4)])
    func `pages fit from the first on`(count: Int, fitting: Int) throws {
        #expect(try budget(Self.pages(count, title: 950)).fittingPages == fitting)
    }

    @Test func `a page fits to the very byte`() throws {
        let bytes = #"{"pw_stories":{"pages":[]}}"#.utf8.count + #"{"image":"https://a.test/x","title":""}"#.utf8.count
        #expect(try budget(Self.pages(1, title: 4096 - bytes)).fittingPages == 1)
        #expect(try budget(Self.pages(1, title: 4097 - bytes)).fittingPages == 0)
    }

    @Test func `fields stand by size, with their page's number, and only their names`() throws {
        let text = #"""
            {"aps": {"alert": {"body": "four"}},
             "u": "{\"pw_stories\": {\"pages\": [{\"image\": \"https://a.test/x\"}, {\"title\": \"words\"}]}, \"sku\": 1}"}
            """#
        #expect(try budget(text).largestFields == "image 1: 18, title 2: 7, body: 6")
    }

    @Test func `what is at fault stands at the pages, else at the push`() throws {
        #expect(try budget(#"{"pages": []}"#).place.range == 10..<12)
        #expect(try budget(#"{"aps": {}}"#).place.range == 0..<11)
    }

    @Test(arguments: ["[]", "{}", "5", #"{"u": "x"}"#, #"{"u": [1, {"a": 2}]}"#])
    func `there may be nothing to name`(text: String) throws {
        #expect(try budget(text).fittingPages == 0)
    }
}
