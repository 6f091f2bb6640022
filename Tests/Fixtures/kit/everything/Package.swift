// swift-tools-version: 5.9

import PackageDescription

// In Xcode, add the same package to the extensions' targets by File > Add Package Dependencies…
let package = Package(
    name: "Stories",
    platforms: [.iOS(.v13)],
    dependencies: [
        .package(url: "https://github.com/Pushwoosh/Pushwoosh-XCFramework", from: "7.0.46")
    ],
    targets: [
        .target(
            name: "StoriesContentExtension",
            dependencies: [.product(name: "PushwooshNotificationUI", package: "Pushwoosh-XCFramework")],
            path: "StoriesContentExtension",
            exclude: ["Info.plist", "StoriesContentExtension.entitlements"]
        ),
        .target(
            name: "StoriesServiceExtension",
            dependencies: [.product(name: "PushwooshNotificationUI", package: "Pushwoosh-XCFramework")],
            path: "StoriesServiceExtension",
            exclude: ["Info.plist", "StoriesServiceExtension.entitlements"]
        ),
    ]
)
