import Testing

@testable import ShareStore

@Suite("Secrets")
struct SecretTests {
    private let token = SecretToken(bytes: Array(0..<32))

    @Test("show in no interpolation, dump or mirror")
    func areRedacted() throws {
        let token = try #require(token)
        let passphrase = Passphrase("blueberry")
        var dumped = ""
        dump(Webhook(url: "https://example.com", secret: token), to: &dumped)
        dump(NewShare(name: "Summer", passphrase: passphrase), to: &dumped)
        for text in ["\(token)", String(reflecting: token), "\(passphrase)", String(reflecting: passphrase)] {
            #expect(text == "(redacted)")
        }
        #expect(!dumped.contains("blueberry"))
        #expect(!dumped.contains("bytes"))
        #expect(!"\(NewReview(version: 1, verdict: .comment, name: "Ada", reviewer: token))".contains(token.text))
    }

    @Test(
        "a token has one text",
        arguments: [
            "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh9", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=",
            "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh+", "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh",
            "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdH 8", "",
        ])
    func refusesOtherTexts(text: String) throws {
        let token = try #require(token)
        #expect(token.text == "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8")
        #expect(SecretToken(token.text)?.hash == token.hash)
        #expect(SecretToken(text) == nil)
    }

    @Test(
        "a share's id is 24 characters of base64url",
        arguments: [
            "", "AAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAA=",
            "AAAAAAAAAAAAAAAAAAAAAAA/", "AAAAAAAAAAAAAAAAAAAAAAé",
        ])
    func refusesOtherIDs(text: String) {
        #expect(ShareID(text) == nil)
        #expect(ShareID("AZaz09_-AAAAAAAAAAAAAAAA")?.text == "AZaz09_-AAAAAAAAAAAAAAAA")
    }

    @Test("a signature is HMAC-SHA-256, as RFC 4231 section 4.3 has it")
    func signs() {
        let signature = Sodium.signature(of: Array("what do ya want for nothing?".utf8), key: Array("Jefe".utf8))
        #expect(signature.hexadecimal == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    @Test("a hash is BLAKE2b of 32 bytes")
    func hashes() {
        let hash = Sodium.hash([]).hexadecimal
        #expect(hash == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
    }

    @Test("the store's file holds no token and no passphrase")
    func areNotStored() throws {
        let folder = try TestFolder()
        let texts = try {
            let store = try SQLiteShareStore(path: folder.database)
            let new = NewShare(name: "Summer", passphrase: Passphrase("blueberry"))
            let created = try #require(store.create(new, .example).value)
            let review = NewReview(version: 1, verdict: .approved, name: "Ada")
            let added = try #require(store.add(review, to: created.share.id).value)
            return [created.ownerToken, added.reviewer]
        }()
        let bytes = try folder.bytes()
        #expect(bytes.contains(Array("Summer".utf8)))
        #expect(!bytes.contains(Array("blueberry".utf8)))
        for token in texts {
            #expect(!bytes.contains(Array(token.text.utf8)))
            #expect(!bytes.contains(token.bytes))
        }
    }
}
