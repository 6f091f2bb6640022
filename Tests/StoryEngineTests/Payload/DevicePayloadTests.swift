import Testing

@testable import StoryEngine

struct DevicePayloadTests {
    private func request(_ notification: String) -> String {
        #"{"request": {"auth": "s3cr3t", "notifications": [{\#(notification)}]}}"#
    }

    @Test func `the alert comes from content and the iOS fields`() throws {
        let text = request(
            #""content": "B", "ios_title": "T", "ios_subtitle": "S", "title": "other", "subtitle": "other""#)
        let notification = try #require(try timeline(text).notification)
        #expect(notification.title == "T")
        #expect(notification.subtitle == "S")
        #expect(notification.body == "B")
    }

    @Test func `title and subtitle stand in for the iOS fields`() throws {
        let notification = try #require(try timeline(request(#""title": "T", "subtitle": "S""#)).notification)
        #expect(notification.title == "T")
        #expect(notification.subtitle == "S")
        #expect(notification.body == nil)
    }

    @Test(
        arguments: [
            (nil, "English"), ("fr", "Français"), ("fr-CA", "Français"), ("pt-BR", "Brasil"), ("pt-PT", "English"),
            ("FR", "Français"), ("de", "English"),
        ] as [(String?, String)])
    func `content by language is chosen by tag, then by primary language, then English`(
        language: String?, body: String
    ) throws {
        let text = request(#""content": {"fr": "Français", "en": "English", "pt-BR": "Brasil"}"#)
        #expect(try timeline(text) { $0.language = language }.notification?.body == body)
    }

    @Test func `without English the first language is taken`() throws {
        let text = request(#""content": {"fr": "Français", "pt": "Português"}"#)
        #expect(try timeline(text) { $0.language = "de" }.notification?.body == "Français")
    }

    @Test func `root parameters are merged into the root and into aps key by key`() throws {
        let text = request(
            #"""
            "content": "B", "ios_category_custom": "C",
            "ios_root_params": {"aps": {"mutable-content": 1, "category": "PARAMS"}, "x": 1}
            """#)
        let notification = try #require(try timeline(text).notification)
        #expect(notification.body == "B")
        #expect(notification.category == "PARAMS")
        #expect(notification.mutableContent)
    }

    @Test func `root parameters win over data`() throws {
        let text = request(
            #"""
            "ios_root_params": {"u": {"pw_stories": {"pages": [{"image": "https://a.test/params"}]}}},
            "data": {"pw_stories": {"pages": [{"image": "https://a.test/data"}]}}
            """#)
        #expect(try timeline(text).pages.map(\.imageURL) == ["https://a.test/params"])
    }

    @Test func `a block among the root parameters is at the root`() throws {
        let text = request(#""ios_root_params": {"pw_stories": {"pages": [{"image": "https://a.test/root"}]}}"#)
        #expect(try timeline(text).pages.map(\.imageURL) == ["https://a.test/root"])
    }

    @Test func `the first notification with a block is meant`() throws {
        let text = #"""
            {"request": {"notifications": [{"content": "0"}, {"data": {"pw_stories": 1}},
            {"content": "2", "data": {"pw_stories": {}}}, {"content": "3"}]}}
            """#
        #expect(try timeline(text).notification?.body == "2")
        #expect(try timeline(text) { $0.notification = 3 }.notification?.body == "3")
    }

    @Test func `without any block the first notification is meant`() throws {
        let text = #"{"request": {"notifications": [{"content": "0"}, {"content": "1"}]}}"#
        #expect(try timeline(text).notification?.body == "0")
    }

    @Test(arguments: [
        (#"{"request": {"notifications": [{}]}}"#, 1), (#"{"request": {"notifications": []}}"#, 0),
        (#"{"aps": {}}"#, 1),
    ])
    func `a notification out of range is refused by name`(text: String, index: Int) {
        let error = #expect(throws: OptionError.self) { try timeline(text) { $0.notification = index } }
        #expect(error?.option == "notification")
    }

    @Test func `a request without notifications falls back`() throws {
        #expect(try timeline(#"{"request": {"notifications": []}}"#).outcome == .fallback)
    }

    @Test func `the size of a device payload is exact`() throws {
        let text = #"{"aps": {"alert": "é"}, "u": "{\"a\": 1}"}"#
        #expect(try timeline(text).delivery?.bytes == 39...39)
    }

    @Test func `the size of custom data is a range`() throws {
        let object = #"{"aps":{"alert":{"body":"B"}},"u":{"a":"é/"}}"#
        let escaped = #"{"aps":{"alert":{"body":"B"}},"u":"{\"a\":\"\\u00e9\\/\"}"}"#
        let expected = object.utf8.count...escaped.utf8.count
        #expect(try timeline(request(#""content": "B", "data": {"a": "é/"}"#)).delivery?.bytes == expected)
        #expect(try timeline(request(#""content": "B", "data": "{\"a\": \"é/\"}""#)).delivery?.bytes == expected)
    }

    @Test func `secrets of a request are not part of what reaches the phone`() throws {
        let document = String(decoding: try timeline(request(#""content": "B""#)).document(), as: UTF8.self)
        #expect(!document.contains("s3cr3t"))
    }
}
