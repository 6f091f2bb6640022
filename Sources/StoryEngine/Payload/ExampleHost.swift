extension PhoneURL {
    /// Whether a web address is on a host that is reserved for examples (RFC 2606), so that no picture can be there.
    var isOnExampleHost: Bool {
        guard isWeb, let host else { return false }
        let labels = host.lowercased().split(separator: ".")
        return labels.last == "example"
            || labels.suffix(2).first == "example" && ["com", "org", "net"].contains(labels.last ?? "")
    }
}
