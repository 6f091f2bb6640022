import Testing

@testable import StoryEngine

struct WholePushTests {
    private func push(_ text: String) throws -> WholePush {
        try #require(try WholePush(of: Array(text.utf8), options: PreviewOptions()))
    }

    @Test func `a text that is not JSON is no push`() throws {
        #expect(try WholePush(of: Array("{".utf8), options: PreviewOptions()) == nil)
    }

    @Test func `a device payload goes back into a request's fields and comes out as it was`() throws {
        let text = """
            {"aps": {"alert": {"title": "a", "subtitle": "b", "body": "c"}, "badge": 3, "category": "SALE"}, "x": 1, \
            "u": {"pw_stories": {"pages": []}}}
            """
        let push = try push(text)
        #expect(push.notification["content"]?.string == "c")
        #expect(push.notification["ios_title"]?.string == "a")
        #expect(push.notification["ios_subtitle"]?.string == "b")
        #expect(push.notification["ios_category_custom"]?.string == "SALE")
        #expect(push.category == "SALE")
        let original = try JSONReader.read(Array(text.utf8))
        for key in ["title", "subtitle", "body"] {
            #expect(push.device["aps"]?["alert"]?[key]?.string == original["aps"]?["alert"]?[key]?.string)
        }
        for key in ["badge", "category"] {
            #expect(push.device["aps"]?[key]?.indented() == original["aps"]?[key]?.indented())
        }
        #expect(push.device["x"]?.indented() == "1")
        #expect(push.device["u"]?.indented() == original["u"]?.indented())
    }

    @Test func `an alert of more than texts stays whole`() throws {
        let push = try push(#"{"aps": {"alert": {"body": "c", "loc-key": "K"}}, "pw_stories": {}}"#)
        #expect(push.device["aps"]?["alert"]?["loc-key"]?.string == "K")
        #expect(push.device["aps"]?["alert"]?["body"]?.string == "c")
    }

    @Test func `a root block goes into custom data, unless that is taken`() throws {
        #expect(try push(#"{"pw_stories": {"a": 1}}"#).notification["data"]?["pw_stories"]?["a"]?.indented() == "1")
        let push = try push(#"{"pw_stories": {"a": 1}, "u": {"b": 2}}"#)
        #expect(push.notification["data"]?["b"]?.indented() == "2")
        #expect(push.notification["ios_root_params"]?["pw_stories"]?["a"]?.indented() == "1")
        #expect(push.device["pw_stories"]?["a"]?.indented() == "1")
    }

    @Test func `a mere block gets an alert, a category and the way to be fetched ahead`() throws {
        let push = try push("[]")
        #expect(push.device["aps"]?["alert"]?["body"]?.string == "NOTIFICATION_TEXT")
        #expect(push.device["aps"]?["category"]?.string == "PW_STORIES")
        #expect(push.device["aps"]?["mutable-content"]?.indented() == "1")
    }

    @Test func `an author's notification keeps what it has`() throws {
        let text = """
            {
              "content": {
                "en": "a"
              },
              "ios_category_custom": "SALE"
            }
            """
        #expect(try push(text).notification.indented() == text)
    }
}
