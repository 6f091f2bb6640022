import Testing

@testable import StoryEngine

struct PictureFormatTests {
    @Test(arguments: [
        ("https://a.test/x.JPG", "jpg"), ("https://a.test/a.b/x.webp?y=.svg#z.pdf", "webp"),
        ("https://a.test/x.tar.gz", "gz"),
        ("https://a.test:80/x.svg", "svg"),
    ])
    func `a file's type is its path's ending`(url: String, type: String) {
        #expect(PictureFormat.fileType(of: url) == type)
    }

    @Test(arguments: [
        "https://a.test", "https://a.test?x.svg", "https://pictures.ai", "https://a.test/", "https://a.test/x",
        "https://a.test/x.", "https://a.test/x.svg/", "https://a.test/x.toolong", "", "x.svg", "https://a.ai#x/y.svg",
    ])
    func `a host, a folder and a file without an ending have none`(url: String) {
        #expect(PictureFormat.fileType(of: url) == nil)
    }

    @Test(arguments: [
        ("jpg", PictureFormat.shown), ("tiff", .shown), ("heic", .shown), ("webp", .since(14)), ("avif", .since(16)),
        ("svg", .unsupported), ("mp4", .unsupported), ("php", .unknown), ("", .unknown),
    ])
    func `iOS shows a type always, from a version on, or never`(type: String, format: PictureFormat) {
        #expect(PictureFormat(fileType: type) == format)
    }
}
