extension MediaFolder {
    /// Reads what earlier runs left, in the order of use, and takes away what is not whole.
    func load(into index: inout MediaIndex) {
        let found = containers.flatMap(load).sorted { $0.markedAt < $1.markedAt }
        for (place, media, markedAt) in found { index.insert(media, at: place, markedAt: markedAt) }
    }

    private var containers: [MediaContainer] {
        let shared = MediaContainer.sharedFolder
        let shares = names(in: shared).flatMap { id in
            names(in: "\(shared)/\(id)").map { "\(shared)/\(id)/\($0)" }
        }
        return (names(in: "") + shares).compactMap(MediaContainer.init(foundAt:))
    }

    private func load(_ container: MediaContainer) -> [(place: MediaPlace, media: Media, markedAt: Int)] {
        let pictures = Set(names(in: container.picturePath))
        let records = Set(names(in: container.recordPath))
        return pictures.union(records).compactMap { name in
            let found = Digest(hex: name).flatMap { load(MediaPlace(container: container, name: $0)) }
            if found == nil {
                remove("\(container.picturePath)/\(name)")
                remove("\(container.recordPath)/\(name)")
            }
            return found
        }
    }

    private func load(_ place: MediaPlace) -> (place: MediaPlace, media: Media, markedAt: Int)? {
        guard let record = read(place.recordPath, upTo: Self.maxRecordBytes), let media = MediaRecord.media(record),
            MediaPlace(media.url, in: place.container) == place, let picture = status(place.picturePath),
            picture.byteCount == media.byteCount,
            let markedAt = status(place.recordPath)?.markedAt
        else { return nil }
        return (place, media, markedAt)
    }

    /// A URL and some headers are shorter.
    private static let maxRecordBytes = 2 << 20
}
