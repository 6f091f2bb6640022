import Glibc

/// A descriptor kept for the moment when there is no other: given up, it lets one waiting connection be taken and
/// closed, which would otherwise wake the loops for ever.
struct SpareDescriptor {
    private var descriptor: Int32 = -1

    init() { keep() }

    /// Takes a place again, if one is free.
    mutating func keep() {
        if descriptor < 0 { descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC) }
    }

    mutating func giveUp() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }
}
