// Linux's readiness and event descriptors, which the toolchain's Glibc module leaves out.
#ifndef STORYPROOF_CEPOLL_SHIM_H
#define STORYPROOF_CEPOLL_SHIM_H

#include <sys/epoll.h>
#include <sys/eventfd.h>

#endif
