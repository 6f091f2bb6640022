// Random numbers, hashes, passphrases and signatures.
#ifndef STORYPROOF_CSODIUM_SHIM_H
#define STORYPROOF_CSODIUM_SHIM_H

#include <sodium.h>

#endif
