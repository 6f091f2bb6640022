/// How much a store takes. All texts are measured in bytes of UTF-8.
package struct StoreLimits: Sendable {
    package var versionsOfShare = 20
    /// The names of campaigns and reviewers.
    package var nameBytes = 256
    package var passphraseBytes = 1024
    package var webhookURLBytes = 2048
    package var reviewTextBytes = 64 * 1024
    /// Reviews of one share are read together, so their number and the sum of their texts are bounded.
    package var reviewsOfShare = 1000
    package var reviewTextBytesOfShare = 2 * 1024 * 1024
    /// Beyond it, only what makes room is accepted.
    package var totalBytes = 1024 * 1024 * 1024

    package init() {}
}
