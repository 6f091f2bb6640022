/// A picture that browsers load: from our own origin by its path, or from elsewhere by https.
enum LoadablePicture {
    case own(path: String)
    case foreign(url: String)

    init?(_ picture: String) {
        if picture.hasPrefix("/"), !picture.hasPrefix("//") {
            self = .own(path: picture)
        } else if picture.prefix(8).lowercased() == "https://" {
            self = .foreign(url: picture)
        } else {
            return nil
        }
    }

    /// A `<link>` that loads it as the player will: by `fetch` from our own origin, else as an image.
    var preload: String {
        switch self {
        case .own(let path): Self.link("as=\"fetch\" crossorigin", path)
        case .foreign(let url): Self.link("as=\"image\" referrerpolicy=\"no-referrer\"", url)
        }
    }

    private static func link(_ attributes: String, _ url: String) -> String {
        "<link rel=\"preload\" \(attributes) fetchpriority=\"high\" href=\"\(url.htmlEscaped)\">"
    }
}

extension String {
    /// As a text in an element or in a quoted attribute.
    var htmlEscaped: String {
        var html: [UInt8] = []
        html.append(htmlEscaping: self)
        return String(decoding: html, as: UTF8.self)
    }
}
