/// Whether the store works, found by trying both when asked.
package struct StoreStatus: Equatable, Sendable {
    /// Why nothing can be read, or nil.
    package let readFailure: StoreFailure?
    /// Why nothing can be written, or nil.
    package let writeFailure: StoreFailure?

    package init(readFailure: StoreFailure?, writeFailure: StoreFailure?) {
        self.readFailure = readFailure
        self.writeFailure = writeFailure
    }

    package var isHealthy: Bool { readFailure == nil && writeFailure == nil }
}

/// How much of the store is in use.
package struct StoreSize: Equatable, Sendable {
    package let bytes: Int
    package let limitBytes: Int
}
