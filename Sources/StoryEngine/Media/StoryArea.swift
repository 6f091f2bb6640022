/// Where a page's picture is shown: edge to edge, filled, what is beyond is cut off (the behaviour's section 5).
struct StoryArea {
    /// Height divided by width.
    let aspectRatio: Double

    /// The SDK scales pictures down to this many pixels on the longest side, never up (the behaviour's section 6).
    static let maxPixels = 1500.0
    /// The width of a common phone in points, and the pixels of each.
    private static let commonWidth = 390.0
    private static let pixelsPerPoint = 3.0

    /// How much of a picture is cut off, of its width or of its height.
    enum Cut: Equatable {
        /// Half on the left, half on the right.
        case sides(Double)
        /// Half at the top, half at the bottom.
        case ends(Double)
    }

    /// What filling the area cuts off, as a fraction from 0 to 1.
    func cut(of size: MediaPicture.Size) -> Cut {
        let ratio = Double(size.height) / Double(size.width)
        return ratio < aspectRatio ? .sides(1 - ratio / aspectRatio) : .ends(1 - aspectRatio / ratio)
    }

    /// How large each pixel of a picture becomes on a common phone, after the SDK has scaled it down.
    func enlargement(of size: MediaPicture.Size) -> Double {
        let scaled = Self.scaledDown(size)
        return max(screen.width / scaled.width, screen.height / scaled.height)
    }

    /// That of a picture of the area's own shape, as large as the SDK keeps one.
    var leastEnlargement: Double { max(1, longestSide / Self.maxPixels) }

    /// The pixels of such a picture.
    var need: (width: Double, height: Double) {
        (screen.width / leastEnlargement, screen.height / leastEnlargement)
    }

    private var screen: (width: Double, height: Double) {
        let width = Self.commonWidth * Self.pixelsPerPoint
        return (width, width * aspectRatio)
    }

    private var longestSide: Double { max(screen.width, screen.height) }

    /// What the SDK makes of a picture's size.
    static func scaledDown(_ size: MediaPicture.Size) -> (width: Double, height: Double) {
        let scale = min(1, maxPixels / Double(max(size.width, size.height)))
        return (Double(size.width) * scale, Double(size.height) * scale)
    }
}
