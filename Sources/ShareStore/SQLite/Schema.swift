extension Migration {
    /// The schema's history. Times are in milliseconds since 1970.
    static let all = [
        Migration(
            name: "shares, versions, reviews and statistics",
            sql: """
                CREATE TABLE shares (
                    number INTEGER PRIMARY KEY,
                    id TEXT NOT NULL UNIQUE,
                    name TEXT NOT NULL,
                    created INTEGER NOT NULL,
                    expires INTEGER,
                    revoked INTEGER,
                    passphrase TEXT,
                    owner BLOB NOT NULL,
                    webhook_url TEXT,
                    webhook_secret BLOB,
                    latest_version INTEGER NOT NULL DEFAULT 1,
                    revision INTEGER NOT NULL DEFAULT 1
                ) STRICT;
                CREATE INDEX shares_by_expiry ON shares (expires) WHERE expires IS NOT NULL;

                -- The long columns come last, so that the short ones are read without them.
                CREATE TABLE versions (
                    share INTEGER NOT NULL REFERENCES shares (number) ON DELETE CASCADE,
                    number INTEGER NOT NULL,
                    created INTEGER NOT NULL,
                    page_count INTEGER NOT NULL,
                    content_hash TEXT NOT NULL,
                    options TEXT NOT NULL,
                    payload BLOB NOT NULL,
                    timeline BLOB NOT NULL,
                    PRIMARY KEY (share, number)
                ) STRICT;

                CREATE TABLE reviews (
                    share INTEGER NOT NULL,
                    number INTEGER NOT NULL,
                    version INTEGER NOT NULL,
                    page INTEGER,
                    verdict TEXT NOT NULL CHECK (verdict IN ('approved', 'changesRequested', 'comment', 'withdrawn')),
                    withdraws INTEGER CHECK ((verdict = 'withdrawn') = (withdraws IS NOT NULL)),
                    created INTEGER NOT NULL,
                    reviewer BLOB NOT NULL,
                    content_hash TEXT NOT NULL,
                    name TEXT NOT NULL,
                    text TEXT NOT NULL,
                    PRIMARY KEY (share, number),
                    FOREIGN KEY (share, version) REFERENCES versions (share, number) ON DELETE CASCADE,
                    FOREIGN KEY (share, withdraws) REFERENCES reviews (share, number) ON DELETE CASCADE
                ) STRICT;
                CREATE UNIQUE INDEX withdrawals ON reviews (share, withdraws) WHERE withdraws IS NOT NULL;
                CREATE INDEX reviews_by_version ON reviews (share, version);

                CREATE TABLE version_counts (
                    share INTEGER NOT NULL,
                    version INTEGER NOT NULL,
                    opens INTEGER NOT NULL DEFAULT 0,
                    sessions INTEGER NOT NULL DEFAULT 0,
                    completions INTEGER NOT NULL DEFAULT 0,
                    fallbacks INTEGER NOT NULL DEFAULT 0,
                    PRIMARY KEY (share, version),
                    FOREIGN KEY (share, version) REFERENCES versions (share, number) ON DELETE CASCADE
                ) STRICT, WITHOUT ROWID;

                CREATE TABLE page_counts (
                    share INTEGER NOT NULL,
                    version INTEGER NOT NULL,
                    page INTEGER NOT NULL,
                    impressions INTEGER NOT NULL DEFAULT 0,
                    taps INTEGER NOT NULL DEFAULT 0,
                    stops INTEGER NOT NULL DEFAULT 0,
                    PRIMARY KEY (share, version, page),
                    FOREIGN KEY (share, version) REFERENCES versions (share, number) ON DELETE CASCADE
                ) STRICT, WITHOUT ROWID;

                -- What keeps a session from counting twice; removed once it has rested for a day.
                CREATE TABLE sessions (
                    share INTEGER NOT NULL,
                    version INTEGER NOT NULL,
                    key BLOB NOT NULL,
                    touched INTEGER NOT NULL,
                    highest INTEGER NOT NULL,
                    seen INTEGER NOT NULL,
                    last_page INTEGER,
                    has_opened INTEGER NOT NULL,
                    has_finished INTEGER NOT NULL,
                    has_fallen_back INTEGER NOT NULL,
                    PRIMARY KEY (share, version, key),
                    FOREIGN KEY (share, version) REFERENCES versions (share, number) ON DELETE CASCADE
                ) STRICT, WITHOUT ROWID;
                CREATE INDEX sessions_by_rest ON sessions (touched);

                -- One row that is written to find out whether writing works.
                CREATE TABLE probe (number INTEGER PRIMARY KEY CHECK (number = 1), bytes BLOB NOT NULL) STRICT;
                """),
        Migration(
            name: "cards",
            sql: """
                CREATE TABLE cards (
                    share INTEGER NOT NULL,
                    version INTEGER NOT NULL,
                    jpeg BLOB NOT NULL,
                    PRIMARY KEY (share, version),
                    FOREIGN KEY (share, version) REFERENCES versions (share, number) ON DELETE CASCADE
                ) STRICT;
                """),
    ]
}
