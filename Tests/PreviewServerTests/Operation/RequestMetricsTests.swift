import Testing

@testable import PreviewServer
@testable import WebServer

struct RequestMetricsTests {
    @Test func `what was answered is counted by method and code`() throws {
        let site = try ShareSite()
        for (status, milliseconds) in [(200, 1), (404, 26), (404, 9000)] {
            site.preview.metrics.count(
                AccessRecord(method: .get, path: "/", status: status, bytes: 10, milliseconds: milliseconds))
        }
        let answer = try site.get("/metrics")
        #expect(answer.headers.text(.contentType) == "text/plain; version=0.0.4; charset=utf-8")
        let lines = answer.text.split(separator: "\n")
        for line in [
            "storyproof_http_requests_total{method=\"GET\",code=\"200\"} 1",
            "storyproof_http_requests_total{method=\"GET\",code=\"404\"} 2", "storyproof_http_sent_bytes_total 30",
            "storyproof_http_request_duration_seconds_bucket{le=\"0.001\"} 1",
            "storyproof_http_request_duration_seconds_bucket{le=\"0.1\"} 2",
            "storyproof_http_request_duration_seconds_bucket{le=\"+Inf\"} 3",
            "storyproof_http_request_duration_seconds_sum 9.027",
        ] { #expect(lines.contains(line[...]), "\(line)") }
        #expect(lines.contains { $0.hasPrefix("storyproof_store_bytes ") })
        for line in lines {
            #expect(line.hasPrefix("# ") || line.wholeMatch(of: /[a-z_]+(\{[^}]*\})? [0-9.e-]+/) != nil, "\(line)")
        }
    }
}
