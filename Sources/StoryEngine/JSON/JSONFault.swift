/// Why a text cannot be read as what it is taken for, and where.
struct JSONFault: Error {
    let code: FindingCode
    /// The bytes of the text that are at fault.
    let range: Range<Int>
    let sentence: Sentence
    let arguments: [Argument]
    /// How it can be cured, where that is clear.
    let fix: Fix?

    init(
        _ code: FindingCode, _ range: Range<Int>, _ sentence: Sentence, _ arguments: Argument..., fix: Fix? = nil
    ) {
        self.code = code
        self.range = range
        self.sentence = sentence
        self.arguments = arguments
        self.fix = fix
    }
}
