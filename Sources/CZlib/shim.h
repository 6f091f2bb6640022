// zlib's initialisers are macros that add the version and the stream's size, which Swift cannot call.
#ifndef STORYPROOF_CZLIB_SHIM_H
#define STORYPROOF_CZLIB_SHIM_H

#include <zlib.h>

// Window bits above 15 ask zlib for a gzip wrapper (zlib.h, deflateInit2).
static inline int storyproof_gzip_init(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

// Negative window bits ask for no wrapper at all, as in a zip archive.
static inline int storyproof_deflate_init(z_stream *stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY);
}

#endif
