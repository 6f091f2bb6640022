/// The shape in which a payload was given.
public enum Envelope: String, Sendable, CaseIterable {
    /// A whole request to the Messages API: `{"request": {"notifications": […]}}`.
    case createMessage
    /// One element of `notifications`.
    case notification
    /// What APNs delivers, or Apple's `.apns` file for the simulator.
    case device
    /// The stories block alone: `{"pages": […]}`.
    case block
    /// The list of pages alone.
    case pages
    /// JSON that is none of these.
    case unknown

    private static let deviceKeys: [String] = ["pw_stories", "aps", "u", "userdata"]
    private static let notificationKeys: [String] = [
        "content", "data", "ios_root_params", "ios_title", "ios_category_custom", "send_date",
    ]

    /// Recognises the shape, in the order of the contract, section 1.
    init(of root: JSONValue) {
        self =
            if root.array != nil {
                .pages
            } else if root["request"]?["notifications"]?.array != nil {
                .createMessage
            } else if Self.deviceKeys.contains(where: { root[$0] != nil }) {
                .device
            } else if root["pages"] != nil {
                .block
            } else if Self.notificationKeys.contains(where: { root[$0] != nil }) {
                .notification
            } else {
                .unknown
            }
    }
}
