import PushwooshNotificationUI
import UserNotifications

/// Fetches a story's pictures while the push is on its way to the screen, so that its first page is there at once.
final class NotificationService: UNNotificationServiceExtension {
    private var content: UNNotificationContent?
    private var deliver: ((UNNotificationContent) -> Void)?

    override func didReceive(
        _ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        content = request.content
        deliver = contentHandler
        PushwooshStoriesMediaPrefetcher.prefetch(
            userInfo: request.content.userInfo,
            appGroupIdentifier: "{{appGroupIdentifier}}"
        ) { [weak self] in
            self?.finish()
        }
    }

    /// The system's time is over: the notification appears with what was fetched by then.
    override func serviceExtensionTimeWillExpire() {
        finish()
    }

    private func finish() {
        guard let content, let deliver else { return }
        self.deliver = nil
        deliver(content)
    }
}
