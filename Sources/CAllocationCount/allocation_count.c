// Stands before the C library's allocator, in the benchmark alone, and counts: Swift's runtime has no hook for it.
#include "allocation_count.h"

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);

static size_t count;

size_t storyproof_allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    return __libc_realloc(memory, size);
}
