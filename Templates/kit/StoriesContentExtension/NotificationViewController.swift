import PushwooshNotificationUI

/// Plays the stories of a push in its opened notification.
{{#delegate}}
final class NotificationViewController: PushwooshStoriesViewController, PushwooshStoriesDelegate {
{{/delegate}}
{{^delegate}}
{{#overrides}}
final class NotificationViewController: PushwooshStoriesViewController {
{{/overrides}}
{{^overrides}}
final class NotificationViewController: PushwooshStoriesViewController {}
{{/overrides}}
{{/delegate}}
{{#storyAspectRatio}}
    /// Height divided by width, as UNNotificationExtensionInitialContentSizeRatio in the Info.plist.
    override var storyAspectRatio: CGFloat { {{{storyAspectRatio}}} }
{{/storyAspectRatio}}
{{#hapticsEnabled}}
    override var hapticsEnabled: Bool { {{{hapticsEnabled}}} }
{{/hapticsEnabled}}
{{#longPressToPauseEnabled}}
    override var longPressToPauseEnabled: Bool { {{{longPressToPauseEnabled}}} }
{{/longPressToPauseEnabled}}
{{#crossfadesBetweenPages}}
    override var crossfadesBetweenPages: Bool { {{{crossfadesBetweenPages}}} }
{{/crossfadesBetweenPages}}
{{#loopsAfterLastPage}}
    override var loopsAfterLastPage: Bool { {{{loopsAfterLastPage}}} }
{{/loopsAfterLastPage}}
{{#appGroupIdentifier}}
    /// Where the service extension puts the pictures that it fetches ahead.
    override var appGroupIdentifier: String? { "{{appGroupIdentifier}}" }
{{/appGroupIdentifier}}
{{#delegate}}
{{#overrides}}

{{/overrides}}
    override func viewDidLoad() {
        super.viewDidLoad()
        storiesDelegate = self
    }

    func storiesViewController(
        _ controller: PushwooshStoriesViewController, didStartWithPageCount pageCount: Int
    ) {
        // The story begins.
    }

    func storiesViewController(
        _ controller: PushwooshStoriesViewController, didShow page: StoryPage, at index: Int
    ) {
        // A page appears, also when it starts over: count impressions here.
    }

    func storiesViewController(
        _ controller: PushwooshStoriesViewController, didTapActionFor page: StoryPage, at index: Int
    ) {
        // The page's button was tapped; its link opens by itself.
    }

    func storiesViewControllerDidFinish(_ controller: PushwooshStoriesViewController) {
        // The last page's time is over.
    }

    func storiesViewControllerDidShowFallback(_ controller: PushwooshStoriesViewController) {
        // The push had no story to show; the alert's body stands in its place.
    }
}
{{/delegate}}
{{^delegate}}
{{#overrides}}
}
{{/overrides}}
{{/delegate}}
