import StoryEngine
import WebServer

/// Makes the files that bring a payload's story into an app: options and payload in, files out.
package struct IntegrationKit: Sendable {
    /// Longer payloads are refused, in bytes; a push holds 4,096.
    package static let maxBytes = 64 << 10

    /// Why there is no kit.
    package enum Refusal: Error {
        case badOption(OptionError)
        case tooLong
        case notJSON
        case noStory

        /// One sentence.
        package var sentence: String {
            switch self {
            case .badOption(let error): error.sentence
            case .tooLong: "A kit is made of a payload of at most 65,536 bytes."
            case .notJSON: "The payload is not JSON. Check it first: the findings say where to mend it."
            case .noStory: "The phone finds no story in the payload. Check it first: the findings say why."
            }
        }
    }

    private struct Part: Sendable {
        let plan: KitPlan
        let template: KitTemplate
    }

    private let parts: [Part]
    private let readmes: [Language: KitTemplate]

    /// Reads the kit's templates.
    ///
    /// - Parameter templates: the files of `Templates`.
    /// - Throws: a fault with a sentence.
    package init(templates: AssetStore) throws {
        func template(_ name: String, _ format: KitFormat) throws -> KitTemplate {
            guard let file = templates["/kit/\(name)"] else {
                throw KitTemplate.Fault(description: "The template kit/\(name) is missing.")
            }
            return try KitTemplate(String(decoding: file.bytes, as: UTF8.self), format: format)
        }
        parts = try KitPlan.files.map { try Part(plan: $0, template: template($0.path, $0.format)) }
        var readmes: [Language: KitTemplate] = [:]
        for language in Language.allCases {
            readmes[language] = try template(KitPlan.readmeTemplate(language), KitPlan.readme.format)
        }
        self.readmes = readmes
    }

    /// Makes a kit.
    ///
    /// - Parameters:
    ///   - payload: a payload's text in any envelope.
    ///   - options: what the kit is made for.
    ///   - language: of the README.
    /// - Returns: its files; what is for the sender alone is not among their values.
    /// - Throws: `Refusal` where there is nothing to make a kit of.
    package func files(
        for payload: [UInt8], options: KitOptions, language: Language
    ) throws(Refusal) -> [KitFile] {
        guard payload.count <= Self.maxBytes else { throw .tooLong }
        guard let text = SecretRemoval.text(without: payload) else { throw .notJSON }
        let values = KitValues(push: try push(text, options.preview), options: options).values
        let hasAppGroup = options.preview.appGroupIdentifier != nil
        let files = parts.filter { hasAppGroup || !$0.plan.needsAppGroup }.map { part in
            KitFile(path: part.plan.path, bytes: part.template.filled(values))
        }
        guard let readme = readmes[language] else { preconditionFailure("Every language has its README.") }
        return [KitFile(path: KitPlan.readme.path, bytes: readme.filled(values))] + files
    }

    private func push(_ text: [UInt8], _ options: PreviewOptions) throws(Refusal) -> WholePush {
        let push: WholePush?
        do throws(OptionError) {
            let hasStory = try Timeline(of: text, options: options).outcome == .stories
            push = hasStory ? try WholePush(of: text, options: options) : nil
        } catch {
            throw .badOption(error)
        }
        guard let push else { throw .noStory }
        return push
    }
}
