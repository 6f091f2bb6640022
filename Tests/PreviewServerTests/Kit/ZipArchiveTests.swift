import Testing

@testable import PreviewServer

struct ZipArchiveTests {
    private let files = [
        KitFile(path: "a.txt", bytes: []), KitFile(path: "b/c.sh", bytes: Array(repeating: 0x61, count: 5000)),
    ]

    @Test func `the same files make the same bytes`() {
        #expect(ZipArchive(files).bytes == ZipArchive(files).bytes)
    }

    @Test func `files are packed and named twice, and the end counts them`() {
        let bytes = ZipArchive(files).bytes
        #expect(bytes.count < 400)
        #expect(String(decoding: bytes, as: UTF8.self).matches(of: /b\/c\.sh/).count == 2)
        #expect(Array(bytes.suffix(22).prefix(12)) == [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 2, 0, 2, 0])
    }

    @Test func `an archive of nothing is only its end`() {
        #expect(ZipArchive([]).bytes.count == 22)
    }

    @Test func `a path that leads out of the archive never gets into one`() async {
        await #expect(processExitsWith: .failure) { _ = ZipArchive([KitFile(path: "../a", bytes: [])]) }
        await #expect(processExitsWith: .failure) { _ = ZipArchive([KitFile(path: "/a", bytes: [])]) }
    }
}
