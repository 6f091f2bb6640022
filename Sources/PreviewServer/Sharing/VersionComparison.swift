import StoryEngine

/// What changed from one version of a story to another.
struct VersionComparison: Equatable {
    /// A value that changed; both sides as JSON, nil where there is none.
    struct Change: Equatable {
        let field: String
        let from: String?
        let to: String?
    }

    enum PageChange: Equatable {
        /// Indices in the two timelines; no changes: the page is the same.
        case kept(from: Int, to: Int, changes: [Change])
        case added(Int)
        case removed(Int)
    }

    /// Of the notification and the options.
    let whole: [Change]
    /// In the order in which they are shown; a removed page stands where it stood.
    let pages: [PageChange]

    init(from: StoredTimeline, to: StoredTimeline) {
        whole = zip(from.whole, to.whole).compactMap { before, after in
            before.value == after.value ? nil : Change(field: before.field, from: before.value, to: after.value)
        }
        pages = PageAlignment(from: from.pages, to: to.pages).pairs.map { pair in
            switch pair {
            case (let before?, let after?):
                .kept(from: before, to: after, changes: from.pages[before].changes(to: to.pages[after]))
            case (let before?, nil): .removed(before)
            case (nil, let after): .added(after ?? 0)
            }
        }
    }
}

extension StoredTimeline.Page {
    private var fields: [(name: String, value: String?)] {
        [
            ("imageURL", imageURL.json), ("title", title?.json), ("subtitle", subtitle?.json),
            ("buttonTitle", buttonTitle?.json), ("link", link?.json), ("duration", duration.json),
        ]
    }

    fileprivate func changes(to other: Self) -> [VersionComparison.Change] {
        zip(fields, other.fields).compactMap { before, after in
            before.value == after.value
                ? nil : VersionComparison.Change(field: before.name, from: before.value, to: after.value)
        }
    }
}

extension String {
    var json: String {
        var writer = JSONWriter()
        writer.value(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension Double {
    var json: String {
        var writer = JSONWriter()
        writer.value(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
