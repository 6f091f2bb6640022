import PushwooshNotificationUI

/// Plays the stories of a push in its opened notification.
final class NotificationViewController: PushwooshStoriesViewController {}
