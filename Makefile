# make serve   installs what is missing, builds and serves the preview
# make test    installs what the tests need and runs all of them; the one command before a commit
# make format  puts Swift, JavaScript and CSS into shape
# make record  writes the goldens anew; look at the difference afterwards
# make bench   measures text to timeline
# make visit   measures a first visit by a slow phone on a slow line, and ten minutes of looping

TOOLS = .build/tools/bin
PAGES = words.js player editor share owner compare docs export p
SCRIPTS = $(addprefix Public/,$(PAGES)) Tests/Player Tests/Editor Tests/Share Tests/Engines
BUILD = swift build --quiet

.PHONY: serve test check lint format record bench visit libraries tools

serve: libraries
	$(BUILD) --configuration release --product storyproof
	@exec .build/release/storyproof serve $(ARGS)

test: lint
	swift test --quiet
	@# Optimized code takes other ways through the compiler, and is what `serve` runs.
	$(BUILD) --configuration release --product storyproof
	cd Tests && ../$(TOOLS)/deno test --quiet --allow-read --config deno.json Player Editor Share
	$(TOOLS)/pytest --quiet Tests/Commands Tests/Browser Tests/Engines

check: test

lint: libraries tools
	swift format lint --strict --recursive Package.swift Sources Tests
	@! grep -rnE '^ *(@[a-zA-Z]+ )?(package |public |internal |private )?import ' Sources/StoryEngine \
	    || { echo "StoryEngine imports nothing."; exit 1; }
	$(TOOLS)/biome ci --colors=off --config-path Tests/format.json $(SCRIPTS) Public/styles
	cd Tests && ../$(TOOLS)/deno lint --quiet --config deno.json
	cd Tests && ../$(TOOLS)/deno check --quiet --config deno.json Player Editor Share $(addprefix ../Public/,$(PAGES))
	$(BUILD) --build-tests

format: tools
	swift format --in-place --recursive Package.swift Sources Tests
	$(TOOLS)/biome format --config-path Tests/format.json --write $(SCRIPTS) Public/styles

record: libraries
	-STORYPROOF_RECORD=1 swift test --quiet --filter 'GoldenTests|TraceTests'

bench: libraries
	$(BUILD) --configuration release --product StoryBench
	.build/release/StoryBench

visit: libraries tools
	$(BUILD) --product storyproof
	$(TOOLS)/python Tests/Browser/measure_visit.py 10

libraries:
	@Tests/install libraries

tools:
	@Tests/install tools
