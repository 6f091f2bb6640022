import StoryEngine

/// Findings for code scanning: a log in SARIF 2.1.0.
enum SARIFReport {
    static func json(_ files: [CheckCommand.CheckedFile]) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { json in
            json.member(
                "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            json.member("version", "2.1.0")
            json.key("runs")
            json.array([files]) { files, json in
                json.object { json in
                    json.key("tool")
                    tool(of: files, &json)
                    json.member("columnKind", "utf16CodeUnits")
                    json.key("results")
                    json.array(files.flatMap { file in file.timeline.findings.map { (file.name, $0) } }) {
                        result($0.0, $0.1, &$1)
                    }
                }
            }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private static func tool(of files: [CheckCommand.CheckedFile], _ json: inout JSONWriter) {
        let codes = Set(files.flatMap { $0.timeline.findings.map(\.code.rawValue) }).sorted()
        json.object { json in
            json.key("driver")
            json.object { json in
                json.member("name", "Storyproof")
                json.key("rules")
                json.array(codes) { code, json in json.object { $0.member("id", code) } }
            }
        }
    }

    private static func result(_ file: String, _ finding: Finding, _ json: inout JSONWriter) {
        json.object { json in
            json.member("ruleId", finding.code.rawValue)
            json.member("level", finding.severity.rawValue)
            json.key("message")
            json.object { $0.member("text", "\(finding.message) \(finding.onPhone)") }
            json.key("locations")
            json.array([finding.range]) { range, json in
                json.object { json in
                    json.key("physicalLocation")
                    json.object { json in
                        artifact(file, &json)
                        json.key("region")
                        region(range, &json)
                    }
                }
            }
            if !finding.fixes.isEmpty {
                json.key("fixes")
                json.array(finding.fixes) { fix($0, file, &$1) }
            }
        }
    }

    private static func fix(_ fix: Finding.Fix, _ file: String, _ json: inout JSONWriter) {
        json.object { json in
            json.key("description")
            json.object { $0.member("text", fix.title) }
            json.key("artifactChanges")
            json.array([fix.edits]) { edits, json in
                json.object { json in
                    artifact(file, &json)
                    json.key("replacements")
                    json.array(edits) { edit, json in
                        json.object { json in
                            json.key("deletedRegion")
                            region(edit.range, &json)
                            json.key("insertedContent")
                            json.object { $0.member("text", edit.replacement) }
                        }
                    }
                }
            }
        }
    }

    private static func artifact(_ file: String, _ json: inout JSONWriter) {
        json.key("artifactLocation")
        json.object { $0.member("uri", uri(file)) }
    }

    /// A relative or absolute path as a URI reference (RFC 3986): what is not plainly allowed is percent-encoded.
    private static func uri(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return path.utf8.reduce(into: "") { uri, byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "/-._~".unicodeScalars.contains(scalar))
            uri += isPlain ? String(scalar) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
    }

    private static func region(_ range: SourceRange, _ json: inout JSONWriter) {
        json.object { json in
            json.member("startLine", range.start.line)
            json.member("startColumn", range.start.column)
            json.member("endLine", range.end.line)
            json.member("endColumn", range.end.column)
        }
    }
}
