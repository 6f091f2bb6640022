extension Request {
    /// The fields of a form's body (`application/x-www-form-urlencoded`), decoded, in order; nil where it is none.
    package var form: [QueryItem]? {
        RequestTarget.decodedQuery(body[...])
    }
}
