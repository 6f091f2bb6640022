import MediaCache

/// What looking at pictures needs from outside.
package struct MediaSettings: Sendable {
    let cache: MediaCache
    /// Whose word on a client's address is taken.
    package var trustedProxies: Set<String> = []
    package var publicURL: PublicURL?

    package init(cache: MediaCache) {
        self.cache = cache
    }
}
