// libcurl's setter is a variadic macro, which Swift cannot call: here is one function for each type of value.
#ifndef STORYPROOF_CCURL_SHIM_H
#define STORYPROOF_CCURL_SHIM_H

#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <locale.h>

static inline CURLcode storyproof_curl_set_long(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

// Texts are copied by libcurl.
static inline CURLcode storyproof_curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

// Lists and contexts are not copied: they live as long as the handle.
static inline CURLcode storyproof_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode storyproof_curl_set_body(CURL *handle, const void *bytes, curl_off_t count) {
    CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
    return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, count > 0 ? bytes : "");
}

// Headers and body come through the same kind of function.
static inline CURLcode storyproof_curl_set_receiver(CURL *handle, CURLoption option, curl_write_callback function) {
    return curl_easy_setopt(handle, option, function);
}

static inline CURLcode storyproof_curl_set_opener(CURL *handle, curl_opensocket_callback function) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
}

static inline CURLcode storyproof_curl_set_progress(CURL *handle, curl_xferinfo_callback function) {
    return curl_easy_setopt(handle, CURLOPT_XFERINFOFUNCTION, function);
}

// The mask is a macro with a shift.
static inline locale_t storyproof_utf8_locale(void) { return newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

// A macro with a cast.
static inline curl_socket_t storyproof_curl_bad_socket(void) { return CURL_SOCKET_BAD; }

#endif
