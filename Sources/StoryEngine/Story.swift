/// The core: payloads in, timelines and findings out.
