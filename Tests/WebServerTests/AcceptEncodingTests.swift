import Testing

@testable import WebServer

struct AcceptEncodingTests {
    @Test(arguments: [
        (nil, false), ("", false), ("gzip", true), ("GZIP", true), ("x-gzip", true), ("gzip;q=0", false),
        ("gzip;q=0.0", false), ("gzip;q=0.000", false), ("gzip; q=0.001", true), ("gzip ;\tq=1.000", true),
        ("gzip;Q=0.5", true), ("gzip;q=1.001", false), ("gzip;q=2", false), ("gzip;q=", false), ("gzip;q", false),
        ("gzip;q=0.1234", false), ("gzip;q=.5", false), ("gzip;q=-1", false), ("gzip;q=1;q=0", false), ("gzip;", false),
        ("gzip;level=9", false), ("*", true), ("*;q=0", false), ("*;q=0, gzip", true), ("gzip;q=0, *", false),
        ("identity", false), ("identity, gzip", true), ("identity;q=1, gzip;q=0.5", false),
        ("identity;q=0.5, gzip", true), ("identity;q=0", false), ("br, deflate", false), ("br,gzip ,deflate", true),
        ("gzipped", false), (" , ,gzip", true), ("gzip;q=0.5,br;q=1", true), ("gzip;q=1.", true),
    ])
    func `gzip is taken where it is wanted`(header: String?, expected: Bool) {
        #expect(AcceptEncoding(header).prefersGzip == expected)
    }
}
