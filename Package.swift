// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "storyproof",
    products: [
        .executable(name: "storyproof", targets: ["storyproof"]),
        .library(name: "StoryEngine", targets: ["StoryEngine"]),
    ],
    targets: [
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CEpoll"),
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CSodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CQRencode", providers: [.apt(["libqrencode-dev"])]),
        .systemLibrary(name: "CCurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        // Rounding in the standard library calls libm, which on Linux only an import of Glibc would link.
        .target(
            name: "StoryEngine", swiftSettings: strict,
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "WebServer", dependencies: ["CEpoll", "CZlib"], swiftSettings: strict),
        .target(name: "ShareStore", dependencies: ["CSQLite", "CSodium"], swiftSettings: strict),
        .target(
            name: "PreviewServer",
            dependencies: ["CQRencode", "CSodium", "CZlib", "MediaCache", "ShareStore", "StoryEngine", "WebServer"],
            swiftSettings: strict),
        .target(name: "MediaCache", dependencies: ["CCurl", "CSodium", "StoryEngine"], swiftSettings: strict),
        .executableTarget(
            name: "storyproof",
            dependencies: ["MediaCache", "PreviewServer", "ShareStore", "StoryEngine", "WebServer"],
            swiftSettings: strict),
        .target(name: "CAllocationCount"),
        .executableTarget(
            name: "StoryBench", dependencies: ["CAllocationCount", "StoryEngine", "WebServer"],
            swiftSettings: strict),
        .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
        .testTarget(name: "StoryEngineTests", dependencies: ["StoryEngine", "TestSupport"], swiftSettings: strict),
        .executableTarget(
            name: "StoreCrashWriter", dependencies: ["ShareStore"], path: "Tests/StoreCrashWriter",
            swiftSettings: strict),
        .testTarget(name: "ShareStoreTests", dependencies: ["ShareStore", "StoreCrashWriter"], swiftSettings: strict),
        .testTarget(
            name: "MediaCacheTests", dependencies: ["MediaCache", "StoryEngine", "TestSupport", "WebServer"],
            swiftSettings: strict),
        .testTarget(name: "WebServerTests", dependencies: ["WebServer"], swiftSettings: strict),
        .testTarget(
            name: "PreviewServerTests",
            dependencies: ["PreviewServer", "ShareStore", "StoryEngine", "TestSupport", "WebServer"],
            swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
