import MediaCache
import StoryEngine
import WebServer

/// The bytes of a story's pictures: our own ones, and those that a cache holds. Fetches nothing.
struct StoryPictures {
    let assets: AssetStore
    let cache: MediaCache?
    let container: MediaContainer

    /// How large a page's picture is; nil where it is not there.
    func byteCount(of page: Timeline.Page) -> Int? {
        if let media = page.media { return assets[media]?.bytes.count }
        return cache?.media(page.imageURL, in: container).flatMap { MediaName($0) == nil ? nil : $0.byteCount }
    }

    /// A page's picture and its type; nil where it is not there.
    func picture(of page: Timeline.Page) -> (bytes: [UInt8], type: HeaderValue)? {
        if let media = page.media {
            return assets[media].map { ($0.bytes, ContentType(fileName: media).value) }
        }
        guard let cache, let name = cache.media(page.imageURL, in: container).flatMap(MediaName.init),
            let (bytes, _) = cache.picture(name.content)
        else { return nil }
        return (bytes, name.type.value)
    }
}
