#!/bin/sh
# Sends the story to the simulator that runs; the app has to be installed in it.
cd "$(dirname "$0")" && exec xcrun simctl push booted '{{bundleIdentifier}}' story.apns
