print("storyproof")
