// SQLITE_TRANSIENT, by which SQLite copies what it is given, is a cast in a macro, which Swift cannot name.
#ifndef STORYPROOF_CSQLITE_SHIM_H
#define STORYPROOF_CSQLITE_SHIM_H

#include <sqlite3.h>

static inline int storyproof_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes) {
    return sqlite3_bind_text(statement, index, text, bytes, SQLITE_TRANSIENT);
}

static inline int storyproof_bind_blob(sqlite3_stmt *statement, int index, const void *blob, int bytes) {
    return sqlite3_bind_blob(statement, index, blob, bytes, SQLITE_TRANSIENT);
}

#endif
