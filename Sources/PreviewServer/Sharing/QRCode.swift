import CQRencode

/// A QR code (ISO/IEC 18004), drawn as SVG; the one file that knows libqrencode.
struct QRCode {
    /// The light border that a code needs, in modules.
    private static let quietZone = 4

    /// Of one side, in modules.
    private let width: Int
    private let isDark: [Bool]

    /// A code that bears about 15 % of damage, or 7 % where the text is long; nil where no code holds the text.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        let levels = [QR_ECLEVEL_M, QR_ECLEVEL_L]
        guard !bytes.isEmpty,
            let code = levels.lazy.compactMap({ QRcode_encodeData(Int32(bytes.count), bytes, 0, $0) }).first
        else { return nil }
        defer { QRcode_free(code) }
        width = Int(code.pointee.width)
        isDark = (0..<width * width).map { code.pointee.data[$0] & 1 == 1 }
    }

    /// Black on white in every theme, as scanners want it.
    var svg: String {
        let side = width + 2 * Self.quietZone
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(side) \(side)\" "
            + "shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h\(side)v\(side)H0z\"/>"
            + "<path d=\"\((0..<width).map(row).joined())\"/></svg>"
    }

    /// A row's dark runs as a path.
    private func row(_ y: Int) -> String {
        var path = ""
        var x = 0
        while x < width {
            let start = x
            while x < width, isDark[y * width + x] { x += 1 }
            let length = x - start
            if length > 0 {
                path += "M\(start + Self.quietZone) \(y + Self.quietZone)h\(length)v1h-\(length)z"
            } else {
                x += 1
            }
        }
        return path
    }
}
