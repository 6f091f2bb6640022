/// Our own pictures in place of those on hosts that are reserved for examples, so that examples play at first sight.
struct SamplePictures {
    private var pathByURL: [String: String] = [:]

    /// Gives each example URL a picture, in the order in which they first appear; the same URL keeps its picture.
    init(paths: [String], imageURLs: [String]) {
        guard !paths.isEmpty else { return }
        for url in imageURLs where pathByURL[url] == nil && PhoneURL(url).isOnExampleHost {
            pathByURL[url] = paths[pathByURL.count % paths.count]
        }
    }

    subscript(imageURL: String) -> String? {
        pathByURL[imageURL]
    }
}
