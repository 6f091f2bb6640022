/// The HTTP server.
