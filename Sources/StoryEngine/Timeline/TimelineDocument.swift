extension Timeline {
    /// The timeline document of the contract, section 3, in JSON.
    public func document() -> [UInt8] {
        var writer = JSONWriter(capacity: 1024 + pages.count * 640 + findings.count * 512)
        write(to: &writer)
        return writer.bytes
    }

    /// Writes the timeline document as a value of a larger text.
    public func write(to writer: inout JSONWriter) {
        writer.object { json in
            json.member("formatVersion", 1)
            json.member("outcome", outcome.rawValue)
            json.key("presentation")
            options.write(to: &json)
            json.key("notification")
            notification.write(to: &json) { $0.write(to: &$1) }
            json.key("gestures")
            gestures.write(to: &json)
            json.member("crossfadeSeconds", crossfadeSeconds)
            json.key("pages")
            json.array(pages) { $0.write(to: &$1) }
            json.member("totalDuration", totalDuration)
            json.key("schedule")
            json.array(schedule) { $0.write(to: &$1) }
            json.key("fallback")
            fallbackBody.write(to: &json) { body, json in
                json.object { json in
                    json.member("body", body)
                }
            }
            json.key("delivery")
            delivery.write(to: &json)
            json.key("diagnostics")
            json.array(findings) { $0.write(to: &$1) }
        }
    }
}

extension Optional {
    fileprivate func write(to json: inout JSONWriter, _ write: (Wrapped, inout JSONWriter) -> Void) {
        if let self { write(self, &json) } else { json.null() }
    }
}

extension PreviewOptions {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("storyAspectRatio", storyAspectRatio)
            json.member("hapticsEnabled", hapticsEnabled)
            json.member("longPressToPauseEnabled", longPressToPauseEnabled)
            json.member("crossfadesBetweenPages", crossfadesBetweenPages)
            json.member("loopsAfterLastPage", loopsAfterLastPage)
            json.member("appGroupIdentifier", appGroupIdentifier)
        }
    }
}

extension Timeline.Notification {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("title", title)
            json.member("subtitle", subtitle)
            json.member("body", body)
            json.member("category", category)
            json.member("mutableContent", mutableContent)
        }
    }
}

extension Timeline.Gestures {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("previousZoneEnd", previousZoneEnd)
            json.member("longPressSeconds", longPressSeconds)
        }
    }
}

extension Timeline.Page {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("index", index)
            json.member("sourceIndex", sourceIndex)
            json.member("start", start)
            json.member("duration", duration)
            json.member("end", end)
            json.member("imageURL", imageURL)
            json.member("media", media)
            json.member("title", title)
            json.member("subtitle", subtitle)
            json.member("buttonTitle", buttonTitle)
            json.member("link", link)
            json.member("showsButton", showsButton)
            json.key("transitions")
            json.object { json in
                json.key("elapsed")
                elapsed.write(to: &json)
                json.key("next")
                next.write(to: &json) { $0.write(to: &$1) }
                json.key("previous")
                previous.write(to: &json)
            }
        }
    }
}

extension Timeline.Transition {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.key("to")
            to.write(to: &json) { $1.value($0) }
            json.member("haptic", haptic)
            json.key("events")
            json.array(events) { $1.value($0.rawValue) }
        }
    }
}

extension Timeline.ScheduledEvent {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("at", at)
            json.member("event", event.rawValue)
            if let pageCount {
                json.member("pageCount", pageCount)
            }
            if let index {
                json.member("index", index)
            }
        }
    }
}

extension Timeline.Delivery? {
    fileprivate func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("envelope", self?.envelope.rawValue)
            json.key("bytes")
            (self?.bytes).write(to: &json) { bytes, json in
                json.object { json in
                    json.member("atLeast", bytes.lowerBound)
                    json.member("atMost", bytes.upperBound)
                }
            }
            json.member("limit", Timeline.Delivery.limit)
        }
    }
}
