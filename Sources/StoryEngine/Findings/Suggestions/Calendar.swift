/// Dates as seconds since 1970, UTC, without a time zone's rules.
enum Calendar {
    /// The start of the year 10000: no date here lies beyond.
    static let maxSeconds = 253_402_300_800

    /// Reads `20260131T235959Z`, `2026-01-31T23:59:59Z` and `2026-01-31 23:59[:59]`; a fraction is passed over.
    ///
    /// - Returns: seconds since 1970; nil where the text is no such date, or has an offset from UTC.
    static func seconds(_ text: some StringProtocol) -> Int? {
        guard text.utf8.count <= 32 else { return nil }
        let digits = text.utf8.prefix { $0 != UInt8(ascii: ".") }.filter(\.isASCIIDigit).map { Int($0 - 0x30) }
        let isDate = text.utf8.allSatisfy { $0.isASCIIDigit || "-:TZ .".utf8.contains($0) }
        let hyphens = text.utf8.count { $0 == UInt8(ascii: "-") }
        guard isDate, hyphens == 0 || hyphens == 2, [8, 12, 14].contains(digits.count) else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
        let (year, month, day) = (number(0..<4), number(4..<6), number(6..<8))
        let hour = digits.count >= 12 ? number(8..<10) : 0
        let minute = digits.count >= 12 ? number(10..<12) : 0
        let second = digits.count >= 14 ? number(12..<14) : 0
        guard year >= 1970, (1...12).contains(month), (1...31).contains(day), hour < 24, minute < 60, second < 60 else {
            return nil
        }
        let days = days(year, month, day)
        // A day that the month does not have would count as one of the next.
        return date(days).day == day ? ((days * 24 + hour) * 60 + minute) * 60 + second : nil
    }

    /// The date of seconds since 1970 as `2026-01-31 23:59`.
    static func text(_ seconds: Int) -> String {
        let seconds = min(max(seconds, 0), maxSeconds - 1)
        let (year, month, day) = date(seconds / 86400)
        let minutes = seconds % 86400 / 60
        return "\(year)-\(two(month))-\(two(day)) \(two(minutes / 60)):\(two(minutes % 60))"
    }

    private static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    /// Days since 1970-01-01 in the Gregorian calendar, counted in years that start in March, so that the leap day is last.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }

    private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
        var year = 1970 + days / 366
        while Self.days(year + 1, 1, 1) <= days { year += 1 }
        var month = 12
        while Self.days(year, month, 1) > days { month -= 1 }
        return (year, month, days - Self.days(year, month, 1) + 1)
    }
}
