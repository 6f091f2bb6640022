/// The keys that mean something, by where they stand.
enum KnownKeys {
    /// In a page (the behaviour's section 2).
    static let page = ["image", "duration", "link", "button_title", "title", "subtitle"]
    /// In the stories block.
    static let block = ["pages"]
    /// In `aps`, as APNs documents it.
    static let aps = [
        "alert", "badge", "sound", "category", "mutable-content", "content-available", "thread-id",
        "interruption-level",
        "relevance-score", "target-content-id",
    ]
    /// In a notification of a request, as far as a story depends on it (the behaviour's section 7); and fields of a
    /// request that are not to be taken for one of these.
    static let notification = [
        "content", "data", "send_date", "ios_title", "ios_subtitle", "ios_category_custom", "ios_root_params",
        "ios_badges", "ios_sound", "title", "subtitle", "ios_ttl", "send_rate",
    ]
    /// At the root of what reaches the phone, and in its custom data.
    static let container = ["pw_stories"]
    /// In a request, for the sender alone: never part of what reaches the phone (the behaviour's section 7).
    static let secret = ["auth", "application", "devices", "users"]
}
