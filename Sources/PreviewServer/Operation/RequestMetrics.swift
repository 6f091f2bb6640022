import WebServer

/// Counts what was answered, as Prometheus reads it (text format 0.0.4).
package final class RequestMetrics: Sendable {
    /// Upper bounds in milliseconds.
    private static let bounds = [1, 5, 25, 100, 500, 2500]

    private struct Key: Hashable, Sendable {
        let method: String
        let code: Int
    }

    private struct Counts: Sendable {
        var requests: [Key: Int] = [:]
        var bytes = 0
        var milliseconds = 0
        /// One for each bound, and one for what is above all.
        var durations = [Int](repeating: 0, count: RequestMetrics.bounds.count + 1)
    }

    private let counts = Guarded(Counts())

    /// Counts one; called on every loop's thread.
    package func count(_ record: AccessRecord) {
        let slot = Self.bounds.firstIndex { record.milliseconds <= $0 } ?? Self.bounds.count
        counts.withLock { counts in
            counts.requests[Key(method: record.method?.rawValue ?? "none", code: record.status), default: 0] += 1
            counts.bytes += record.bytes
            counts.milliseconds += record.milliseconds
            counts.durations[slot] += 1
        }
    }

    /// The counters, each with what it means.
    func lines() -> [String] {
        let counts = counts.withLock { $0 }
        let requests = counts.requests.sorted { ($0.key.code, $0.key.method) < ($1.key.code, $1.key.method) }
        var lines = Self.heading("storyproof_http_requests_total", "counter", "Answered requests.")
        lines += requests.map {
            "storyproof_http_requests_total{method=\"\($0.key.method)\",code=\"\($0.key.code)\"} \($0.value)"
        }
        lines += Self.heading("storyproof_http_sent_bytes_total", "counter", "Bytes that clients took.")
        lines.append("storyproof_http_sent_bytes_total \(counts.bytes)")
        let name = "storyproof_http_request_duration_seconds"
        lines += Self.heading(name, "histogram", "From a request's first byte to its answer's last.")
        var sum = 0
        for (bound, count) in zip(Self.bounds, counts.durations) {
            sum += count
            lines.append("\(name)_bucket{le=\"\(Double(bound) / 1000)\"} \(sum)")
        }
        sum += counts.durations[Self.bounds.count]
        lines += [
            "\(name)_bucket{le=\"+Inf\"} \(sum)", "\(name)_sum \(Double(counts.milliseconds) / 1000)",
            "\(name)_count \(sum)",
        ]
        return lines
    }

    /// A value that goes up and down.
    static func gauge(_ name: String, _ help: String, _ value: Int) -> [String] {
        heading(name, "gauge", help) + ["\(name) \(value)"]
    }

    private static func heading(_ name: String, _ type: String, _ help: String) -> [String] {
        ["# HELP \(name) \(help)", "# TYPE \(name) \(type)"]
    }
}
