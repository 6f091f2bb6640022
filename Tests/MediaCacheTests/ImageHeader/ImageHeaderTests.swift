import StoryEngine
import Testing
import TestSupport

@testable import MediaCache

struct ImageHeaderTests {
    private func header(_ bytes: [UInt8]) -> ImageHeader { ImageHeader(of: bytes) }

    private func expect(
        _ bytes: [UInt8], is format: ImageHeader.Format, _ width: Int, _ height: Int, orientation: Int = 1,
        animated: Bool = false, transparent: Bool = false, at place: SourceLocation = #_sourceLocation
    ) {
        var expected = ImageHeader(format)
        expected.size = ImageHeader.Size(width, height)
        expected.orientation = orientation
        expected.isAnimated = animated
        expected.hasTransparency = transparent
        #expect(header(bytes) == expected, sourceLocation: place)
    }

    @Test(arguments: [0xC0, 0xC1, 0xC2, 0xC3, 0xCF] as [UInt8]) func `a JPEG of each kind of frame`(frame: UInt8) {
        expect(Picture.jpeg(1000, 1500, frame: frame), is: .jpeg, 1000, 1500)
    }

    @Test func `a JPEG on its side`() {
        let bytes = Picture.jpeg(1500, 1000, orientation: 6)
        expect(bytes, is: .jpeg, 1500, 1000, orientation: 6)
        #expect(header(bytes).picture.size == ImageHeader.Size(1000, 1500))
    }

    @Test func `an orientation that does not exist is upright`() {
        expect(Picture.jpeg(2, 1, orientation: 9), is: .jpeg, 2, 1)
    }

    @Test func `a JPEG that has no frame has no size`() {
        #expect(header([0xFF, 0xD8, 0xFF, 0xD9]).size == nil)
        #expect(header([0xFF, 0xD8, 0xFF, 0xD9]).format == .jpeg)
    }

    @Test func `a PNG with and without alpha`() {
        expect(Picture.png(3, 4), is: .png, 3, 4)
        expect(Picture.png(3, 4, color: 6), is: .png, 3, 4, transparent: true)
        expect(Picture.png(3, 4, color: 4), is: .png, 3, 4, transparent: true)
        expect(Picture.png(3, 4, color: 3, Picture.chunk("tRNS", [0])), is: .png, 3, 4, transparent: true)
    }

    @Test func `a PNG that moves, and one that lies on its side`() {
        let moving = Picture.chunk("acTL", Picture.big(2, 4) + Picture.big(0, 4))
        expect(Picture.png(3, 4, moving), is: .png, 3, 4, animated: true)
        expect(Picture.png(3, 4, Picture.chunk("eXIf", Picture.exif(8))), is: .png, 3, 4, orientation: 8)
    }

    @Test func `a GIF of one frame stands still, one of two moves`() {
        expect(Picture.gif(5, 6), is: .gif, 5, 6)
        expect(Picture.gif(5, 6, frames: 2), is: .gif, 5, 6, animated: true)
        expect(Picture.gif(5, 6, transparent: true), is: .gif, 5, 6, transparent: true)
    }

    @Test func `a BMP, from the top or from the bottom`() {
        expect(Picture.bmp(7, 8), is: .bmp, 7, 8)
        expect(Picture.bmp(7, -8, alphaMask: 0xFF), is: .bmp, 7, 8, transparent: true)
        let old = Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + [12, 0, 0, 0, 7, 0, 8, 0, 1, 0, 24, 0]
        expect(old, is: .bmp, 7, 8)
    }

    @Test(arguments: [true, false]) func `a TIFF in either order of bytes`(isLittle: Bool) {
        let upright = Picture.tiff(70000, 10, orientation: 1, hasAlpha: false, isLittle: isLittle)
        expect(upright, is: .tiff, 70000, 10)
        let turned = Picture.tiff(9, 10, orientation: 3, hasAlpha: true, isLittle: isLittle)
        expect(turned, is: .tiff, 9, 10, orientation: 3, transparent: true)
    }

    @Test func `a WebP of each kind`() {
        let lossy: [UInt8] = [0, 0, 0, 0x9D, 0x01, 0x2A] + Picture.little(550 | 1 << 14, 2) + Picture.little(368, 2)
        expect(Picture.webp(("VP8 ", lossy)), is: .webp, 550, 368)
        let bits = 549 | 367 << 14
        expect(Picture.webp(("VP8L", [0x2F] + Picture.little(bits, 4))), is: .webp, 550, 368)
        let clear = [0x2F] + Picture.little(bits | 1 << 28, 4)
        expect(Picture.webp(("VP8L", clear)), is: .webp, 550, 368, transparent: true)
        let sides = [0, 0, 0] + Picture.little(9999, 3) + Picture.little(19999, 3)
        expect(Picture.webp(("VP8X", [0x12] + sides)), is: .webp, 10000, 20000, animated: true, transparent: true)
        let exif = Array("Exif\0\0".utf8) + Picture.exif(6, isLittle: true)
        let turned = Picture.webp(("VP8X", [0x08] + sides), ("VP8 ", lossy + [1]), ("EXIF", exif))
        expect(turned, is: .webp, 10000, 20000, orientation: 6)
    }

    @Test(arguments: [
        (["avif", "mif1"], ImageHeader.Format.avif, false), (["mif1", "avif"], .avif, false),
        (["avis", "avif", "msf1"], .avif, true), (["heic", "mif1"], .heic, false), (["mif1", "heic"], .heic, false),
        (["msf1", "hevc"], .heic, true),
    ])
    func `AVIF and HEIC by their brands`(brands: [String], format: ImageHeader.Format, isAnimated: Bool) {
        expect(Picture.isoMedia(brands: brands, 640, 480), is: format, 640, 480, animated: isAnimated)
    }

    @Test(arguments: [(0, 1), (1, 8), (2, 3), (3, 6)] as [(UInt8, Int)])
    func `HEIC is turned by quarters`(turns: UInt8, orientation: Int) {
        let bytes = Picture.isoMedia(brands: ["heic"], 640, 480, turns: turns)
        expect(bytes, is: .heic, 640, 480, orientation: orientation)
    }

    @Test(arguments: [
        ("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", true), ("urn:mpeg:hevc:2015:auxid:1", true),
        ("urn:mpeg:mpegB:cicp:systems:auxiliary:depth", false),
    ])
    func `AVIF has alpha as a picture beside`(kind: String, isTransparent: Bool) {
        let bytes = Picture.isoMedia(brands: ["avif"], 640, 480, auxiliary: kind)
        expect(bytes, is: .avif, 640, 480, transparent: isTransparent)
    }

    @Test func `a film is no picture`() {
        #expect(header(Picture.box("ftyp", Array("mp42\0\0\0\0isom".utf8))).format == .other)
    }

    @Test func `a JPEG XL, bare and in boxes`() {
        // Small: 8 × 32, and as wide as 4 : 3.
        let small = [0xFF, 0x0A] + Picture.bits((1, 1), (31, 5), (3, 3), (1, 1))
        expect(small, is: .jpegXL, 341, 256)
        // 1,500 high, 1,000 wide, turned, animated.
        let large =
            [0xFF, 0x0A]
            + Picture.bits(
                (0, 1), (1, 2), (1499, 13), (0, 3), (1, 2), (999, 13), (0, 1), (1, 1), (5, 3), (0, 2), (1, 1))
        expect(large, is: .jpegXL, 1000, 1500, orientation: 6, animated: true)
        let signature: [UInt8] = [0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]
        let type = Picture.box("ftyp", Array("jxl \0\0\0\0jxl ".utf8))
        expect(signature + type + Picture.box("jxlc", large), is: .jpegXL, 1000, 1500, orientation: 6, animated: true)
        expect(signature + type + Picture.box("jxlp", [0, 0, 0, 0], small), is: .jpegXL, 341, 256)
    }

    @Test(arguments: [
        ("<svg xmlns='a'>", ImageHeader.Format.svg), ("\u{FEFF}\n <?xml version='1.0'?><!-- a > b --><SVG>", .svg),
        ("<!DOCTYPE svg PUBLIC 'x'>\n<svg/>", .svg), ("<!doctype html><p>", .html), (" <HTML>", .html),
        ("<!-- svg -->\n<head>", .html), ("<svgx>", .other), ("<article>", .other), ("{\"a\":1}", .other), ("", .other),
        ("Not found", .other), ("<?xml version='1.0'?><rss>", .other), ("<!-- open", .other),
    ])
    func `markup is told from pictures`(text: String, format: ImageHeader.Format) {
        #expect(header(Array(text.utf8)).format == format)
    }

    @Test(arguments: [
        (30_000, 30_000, true), (10_000, 5_000, false), (10_000, 5_001, true), (Int(UInt32.max), Int(UInt32.max), true),
    ])
    func `more than fifty megapixels are too large by what is declared`(width: Int, height: Int, isTooLarge: Bool) {
        #expect(header(Picture.png(width, height)).size?.isTooLarge == isTooLarge)
    }

    @Test func `a side without length is no size`() {
        #expect(header(Picture.png(0, 5)).size == nil)
    }
}

struct BrokenImageTests {
    private static let pictures: [[UInt8]] = [
        Picture.jpeg(10, 20, orientation: 6), Picture.png(10, 20, Picture.chunk("eXIf", Picture.exif(8))),
        Picture.gif(10, 20, frames: 2), Picture.bmp(10, 20, alphaMask: 1),
        Picture.tiff(10, 20, orientation: 2, hasAlpha: true, isLittle: true),
        Picture.webp(("VP8X", [0x1A] + [UInt8](repeating: 0, count: 9)), ("EXIF", Picture.exif(3))),
        Picture.isoMedia(brands: ["avif"], 10, 20, turns: 1, auxiliary: "urn:mpeg:hevc:2015:auxid:1"),
        Picture.isoMedia(brands: ["heic"], 10, 20, turns: 1),
        [0xFF, 0x0A]
            + Picture.bits((0, 1), (1, 2), (1499, 13), (0, 3), (1, 2), (999, 13), (0, 1), (1, 1), (5, 3), (3, 2)),
        Array("<?xml version='1.0'?><!-- a --><svg>".utf8),
    ]

    @Test(arguments: pictures) func `a picture cut anywhere is read as far as it goes`(bytes: [UInt8]) {
        let whole = ImageHeader(of: bytes)
        for count in 0..<bytes.count {
            let header = ImageHeader(of: Array(bytes.prefix(count)))
            if let size = header.size { #expect(size == whole.size) }
        }
    }

    @Test(arguments: pictures) func `a picture changed anywhere is read without harm`(bytes: [UInt8]) {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<1000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &random)]
                changed[.random(in: 0..<changed.count, using: &random)] = values.randomElement(using: &random) ?? 0
            }
            let header = ImageHeader(of: changed)
            #expect((1...8).contains(header.orientation))
            #expect(header.size?.width ?? 1 > 0 && header.size?.height ?? 1 > 0)
        }
    }

    @Test(
        arguments: [
            [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x21],
            Array("RIFF\0\0\0\0WEBPVP8X\u{A}\0\0\0\u{8}".utf8),
            [0, 0, 0, 12] + Array("ftypavif".utf8), [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 0xFF, 0xFF], Array("<svg ".utf8),
        ] as [[UInt8]], [0x00, 0x01, 0xFF] as [UInt8])
    func `a long row of the same byte behind a beginning is read to an end`(start: [UInt8], filler: UInt8) {
        let header = ImageHeader(of: start + [UInt8](repeating: filler, count: 100_000))
        #expect(header.format != .other && (1...8).contains(header.orientation))
    }
}
