import Testing
import WebServer

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

    @Test func `what pages have in common is put in, as often as they name it`() throws {
        let files = [
            "page": "<p>{{> bar}}{{text}}{{> foot}}</p>{{> bar}}", "parts/bar": "[[Bar]]", "parts/foot": "{{text}}",
        ]
        let templates = AssetStore(files.map { Asset(path: "/\($0.key).html", bytes: Array($0.value.utf8)) })
        #expect(try SitePages.source("page", in: templates) == "<p>[[Bar]]{{text}}{{text}}</p>[[Bar]]")
    }

    @Test(arguments: ["{{> none}}", "{{> }}", "{{>bar}}"])
    func `a part that is not there is refused`(source: String) {
        let templates = AssetStore([Asset(path: "/page.html", bytes: Array(source.utf8))])
        #expect(throws: (any Error).self) { try Template<Gap>(SitePages.source("page", in: templates)) { $0 } }
    }
}
