/// Why the store itself could not do its work. Holds no text, token or address of anybody.
package enum StoreFailure: Error, Equatable, Sendable {
    case diskFull
    case readOnly
    /// It is no database, or a damaged one.
    case corrupt
    /// It is a database of another program.
    case foreign
    /// It was written by a later version of this program.
    case newerSchema
    case folderMissing
    /// The file was removed or replaced while in use, so that writes to it would be lost.
    case fileMissing
    /// Another process uses it.
    case inUse
    /// A lock inside the database was not released in time.
    case locked
    case outOfMemory
    /// Another fault of the system, with its error number.
    case system(errno: Int)
    /// Anything else, with the driver's own code.
    case failed(code: Int)

    /// For the command line and the log: what is the matter with the store at this path, and the cure.
    package func sentence(path: String) -> String {
        switch self {
        case .diskFull:
            "The store \(path) cannot be written: its disk is full. Free some space; no restart is needed."
        case .readOnly:
            "The store \(path) cannot be written: its folder or file is read-only. "
                + "Let this user write there, or name another file with --store."
        case .corrupt:
            "The store \(path) is damaged or no database. Put a backup in its place, or name another file with --store."
        case .foreign:
            "The file \(path) is a database of another program. Name another file with --store."
        case .newerSchema:
            "The store \(path) was written by a newer Storyproof. Use that version, or name another file with --store."
        case .folderMissing:
            "The folder of the store \(path) does not exist. Create it, or name another file with --store."
        case .fileMissing:
            "The store \(path) was removed or replaced while in use. Put it back, or restart to use what is there."
        case .inUse:
            "The store \(path) is in use by another process. Stop that one, or name another file with --store."
        case .locked:
            "The store \(path) is locked by another program. Close what has opened it."
        case .outOfMemory:
            "The store \(path) ran out of memory. Give the process more, or send it less at once."
        case .system(let number):
            "The store \(path) cannot be opened: the system reports error \(number). See errno(3) for its meaning."
        case .failed(let code):
            "The store \(path) failed with SQLite's code \(code). See sqlite.org/rescode.html for its meaning."
        }
    }
}
