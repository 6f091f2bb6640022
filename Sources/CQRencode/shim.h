// QR codes.
#ifndef STORYPROOF_CQRENCODE_SHIM_H
#define STORYPROOF_CQRENCODE_SHIM_H

#include <qrencode.h>

#endif
