import Testing

@testable import StoryEngine

struct FieldOverriddenTests {
    @Test(arguments: [
        #""content": ⟦"x"⟧, "ios_title": ⟦"y"⟧, "ios_root_params": {"aps": {"alert": "z"}}"#,
        #""content": "x", "ios_sound": ⟦"a"⟧, "ios_badges": ⟦1⟧, "ios_root_params": {"aps": {"sound": "b", "badge": 2}}"#,
        #""content": "x", "data": ⟦{}⟧, "ios_root_params": {"u": {}}"#,
    ])
    func `a field that the root parameters give too is named`(notification: String) throws {
        try expectFindings(.fieldOverridden, .warning, in: request(notification))
    }

    @Test(arguments: [
        #""content": "x", "ios_root_params": {"aps": {"mutable-content": 1}}"#,
        #""ios_root_params": {"aps": {"alert": "z"}}"#, #""content": "x""#,
    ])
    func `what stands in one place only is well`(notification: String) throws {
        try expectNoFindings(.fieldOverridden, in: request(notification))
    }
}
