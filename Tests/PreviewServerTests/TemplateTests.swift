import Testing

@testable import PreviewServer

struct TemplateTests {
    private enum Gap: String {
        case text
        case markup
    }

    private func filled(_ source: String, _ value: String) throws -> String {
        let template = try Template<Gap>(source) { $0 + "?v=1" }
        return String(decoding: template.filled { _ in value }, as: UTF8.self)
    }

    @Test func `a text is escaped and markup is not`() throws {
        #expect(
            try filled("<p title='{{text}}'>{{{markup}}}</p>", "<&>\"'")
                == "<p title='&lt;&amp;&gt;&quot;&#39;'><&>\"'</p>")
    }

    @Test func `a file's path becomes its versioned URL`() throws {
        #expect(try filled(#"<link href="{{v.styles/a.css}}">"#, "") == #"<link href="/styles/a.css?v=1">"#)
    }

    @Test func `what is filled in is not read as a template again`() throws {
        #expect(try filled("{{text}}", "{{markup}}") == "{{markup}}")
    }

    @Test(arguments: ["{{nothing}}", "{{text", "{{{markup}}", "{{ text }}"])
    func `a template with a gap that nothing fills is refused`(source: String) {
        #expect(throws: Template<Gap>.Fault.self) { try filled(source, "") }
    }
}
