/// No category that is a text, so that the extension does not open (the behaviour's section 7).
enum CategoryMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let push = inspection.push else { return }
        let category = inspection.payload.device.root["aps"]?["category"]
        guard category?.string?.isEmpty ?? true else { return }
        let isDevice = inspection.payload.envelope == .device
        let object = isDevice ? push["aps"] : push
        findings.report(
            .categoryMissing, .warning, at: category ?? object ?? push, .categoryMissing,
            onPhone: .extensionStaysClosed,
            fixes: fixes(category, object, key: isDevice ? "category" : "ios_category_custom", in: inspection.text))
    }

    private static func fixes(_ category: JSONValue?, _ object: JSONValue?, key: String, in text: [UInt8]) -> [Fix] {
        if let category { return [.offered(.addCategory, [], Fix.Edit(category.range, #""PW_STORIES""#))] }
        let fix = object.flatMap { Fix.adding(#""\#(key)": "PW_STORIES""#, to: $0, in: text, .addCategory) }
        return [fix].compactMap(\.self)
    }
}
