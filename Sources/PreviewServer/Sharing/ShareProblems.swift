import ShareStore
import WebServer

/// How a refusal, a failure of the store or a wrong request is answered.
extension Problem {
    init(_ refusal: Refusal) {
        switch refusal {
        case .notFound:
            self.init(
                .notFound, "There is no preview at this link. Look whether the link is whole.", title: "No preview here"
            )
        case .revoked:
            self.init(.gone, "Its owner has taken this preview back. Ask them for a new link.", title: "Taken back")
        case .expired:
            self.init(.gone, "The time of this preview is over. Ask its owner to extend it.", title: "Expired")
        case .wrongOwner: self.init(.forbidden, "This key does not belong to this preview’s owner.")
        case .wrongPassphrase: self.init(.forbidden, "This is not the passphrase.")
        case .noSuchVersion:
            self.init(.notFound, "This preview has no such version.", title: "No such version")
        case .noSuchPage:
            self.init(.unprocessableContent, "This version has no such page.", members: ["member": "page"])
        case .noSuchReview: self.init(.notFound, "There is no such review.")
        case .wrongReviewer: self.init(.forbidden, "This review was written by somebody else.")
        case .notWithdrawable: self.init(.conflict, "This review has been taken back already.")
        case .tooManyVersions(let limit):
            self.init(
                .conflict, "This preview has as many versions as it can have. Share a new one.",
                members: ["limit": .integer(limit)])
        case .tooManyReviews:
            self.init(.conflict, "This preview has as many reviews as it can have. Share it anew.")
        case .textTooLong(let maxBytes):
            self.init(
                .contentTooLarge, "This text is too long. It takes \(maxBytes) bytes at most.",
                members: ["limit": .integer(maxBytes)])
        case .storeFull:
            self.init(
                .insufficientStorage,
                "The server has no room for more. Room is made when previews expire or are deleted.",
                headers: [.retryAfter: "3600"])
        }
    }

    /// With what whoever runs the server can do about it.
    init(storeFailure sentence: String) {
        self.init(.serviceUnavailable, sentence, headers: [.retryAfter: "10"])
    }

    static func badMember(_ member: String, _ sentence: String) -> Problem {
        Problem(.badRequest, sentence, members: ["member": .string(member)])
    }

    static func badOption(_ option: String, _ sentence: String) -> Problem {
        Problem(.badRequest, sentence, members: ["option": .string(option)])
    }
}
