#ifndef STORYPROOF_ALLOCATION_COUNT_H
#define STORYPROOF_ALLOCATION_COUNT_H

#include <stddef.h>

// How often the process has asked malloc, calloc or realloc for memory.
size_t storyproof_allocation_count(void);

#endif
