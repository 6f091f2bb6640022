import Testing

@testable import PreviewServer

struct KitTemplateTests {
    private func filled(_ source: String, _ values: [KitTemplate.Gap: String] = [:]) throws -> String {
        try String(decoding: KitTemplate(source, format: .xml).filled(values), as: UTF8.self)
    }

    @Test func `a value is escaped and text of the format is not`() throws {
        #expect(try filled("{{category}}{{{device}}}", [.category: "<", .device: "<"]) == "&lt;<")
    }

    @Test func `a section is there with its value, and its opposite without`() throws {
        let source = "a{{#delegate}}b{{/delegate}}{{^delegate}}c{{/delegate}}d"
        #expect(try filled(source) == "acd")
        #expect(try filled(source, [.delegate: ""]) == "abd")
    }

    @Test func `a mark alone on its line takes the line with it`() throws {
        #expect(try filled("a\n  {{#delegate}}\nb\n{{/delegate}}\nc\n", [.delegate: ""]) == "a\nb\nc\n")
        #expect(try filled("a\n  {{#delegate}}\nb\n{{/delegate}}\nc\n") == "a\nc\n")
    }

    @Test func `sections stand in each other`() throws {
        let source = "{{#delegate}}a{{#overrides}}b{{/overrides}}{{/delegate}}"
        #expect(try filled(source, [.delegate: "", .overrides: ""]) == "ab")
        #expect(try filled(source, [.overrides: ""]) == "")
    }

    @Test func `what is filled in is not read as a template again`() throws {
        #expect(try filled("{{{device}}}", [.device: "{{category}}", .category: "x"]) == "{{category}}")
    }

    @Test(arguments: ["{{nothing}}", "{{category", "{{#delegate}}", "{{/delegate}}", "{{#delegate}}{{/overrides}}"])
    func `a template that is not whole is refused`(source: String) {
        #expect(throws: KitTemplate.Fault.self) { try filled(source) }
    }
}
