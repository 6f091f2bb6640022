import ShareStore
import WebServer

/// What sharing needs from outside.
package struct SharingSettings: Sendable {
    package var store: any ShareStore
    /// Where the store is, for sentences about it.
    package var storePath: String
    /// Where people find this server; nil: where a request says that it found it.
    package var publicURL: PublicURL?
    /// Whose word on a client's address is taken.
    package var trustedProxies: Set<String> = []
    package var now: @Sendable () -> UnixTime = { .now }
    /// Sends a message to a webhook, and says whether it was answered with success; may take seconds.
    package var sendWebhook: @Sendable (WebhookCall) -> Bool = { _ in false }

    package init(store: any ShareStore, storePath: String) {
        self.store = store
        self.storePath = storePath
    }
}

/// The origin under which people find this server, such as `https://stories.example`.
package struct PublicURL: Sendable {
    package let origin: String

    /// Nil where the text is no http or https URL of a host, with or without a port and a slash behind it.
    package init?(_ text: String) {
        let text = text.hasSuffix("/") ? String(text.dropLast()) : text
        guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
        let host = text.dropFirst(scheme.count)
        let isHost = host.utf8.allSatisfy {
            Unicode.Scalar($0).properties.isAlphabetic || (0x30...0x39).contains($0) || "-.:[]".utf8.contains($0)
        }
        guard !host.isEmpty, isHost, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        origin = text
    }
}
