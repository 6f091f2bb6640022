import Glibc

/// A descriptor kept for the moment when there is no other: given up, it lets one waiting connection be taken and
/// closed, which would otherwise wake the loop for ever.
struct SpareDescriptor {
    private var descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)

    /// Runs the body with one descriptor more.
    mutating func lend(_ body: () -> Void) {
        if descriptor >= 0 { close(descriptor) }
        body()
        descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    }
}
