/// What the notification itself says, from the device payload's `aps`.
struct Alert {
    let title: String?
    let subtitle: String?
    let body: String?
    let category: String?
    /// Whether the service extension may work on it before it is shown.
    let isMutable: Bool

    init(of device: JSONValue) {
        let aps = device["aps"]
        let alert = aps?["alert"]
        title = alert?["title"]?.string
        subtitle = alert?["subtitle"]?.string
        body = alert?.string ?? alert?["body"]?.string
        category = aps?["category"]?.string
        isMutable =
            switch aps?["mutable-content"]?.content {
            case .number(let digits): Double(digits) == 1
            default: false
            }
    }
}
