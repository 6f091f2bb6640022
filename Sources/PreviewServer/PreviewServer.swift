/// Joins engine and server.
