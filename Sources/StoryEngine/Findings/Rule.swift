/// Finds one kind of mistake. A rule is a file of its own, named after it, and stands in `Rules.all`.
protocol Rule: SendableMetatype {
    /// Reports every place where the rule's mistake stands.
    static func check(_ inspection: Inspection, _ findings: inout Findings)
}

/// Every rule about a payload.
enum Rules {
    static let all: [any Rule.Type] = [
        ByteOrderMark.self, DuplicateKey.self,
        EnvelopeRecognised.self, SecretPresent.self,
        BlockMissing.self, BlockNotObject.self, BlockEncodedTwice.self, BlockHidesValidBlock.self,
        PagesMissing.self, PagesNotArray.self, PagesEmpty.self, PageNotObject.self, ManyPages.self,
        ImageMissing.self, ImageNotString.self, ImageNoScheme.self, ImageNotURL.self, ImageInsecure.self,
        ImageSchemeUnsupported.self, ImageSpace.self, ImageNotEncoded.self, ImageExample.self,
        ImageFormatUnsupported.self, ImageFormatByVersion.self, ImageLinkExpires.self,
        MediaNotReachable.self, MediaAddressRefused.self, MediaRedirects.self, MediaInsecure.self, MediaStatus.self,
        MediaNotPicture.self, MediaFormatUnsupported.self, MediaFormatByVersion.self, MediaAnimated.self,
        MediaTooManyPixels.self, MediaScaledDown.self, MediaTooSmall.self, MediaCropped.self, MediaHeavy.self,
        MediaVaries.self, MediaNotCacheable.self,
        DurationNotNumber.self, DurationBoolean.self, DurationNotPositive.self, DurationNotFinite.self,
        DurationAboveMaximum.self, DurationVeryShort.self,
        LinkNotString.self, LinkNoScheme.self, LinkNotURL.self, LinkNotEncoded.self, LinkHostAsScheme.self,
        LinkUnsafe.self, LinkMayOpenBrowser.self, ButtonWithoutLink.self, LinkWithoutButton.self,
        TextNotString.self, TextBlank.self, TextMayBeCut.self,
        UnknownKey.self, NullValue.self,
        PayloadTooLarge.self, PayloadNearLimit.self,
        CategoryMissing.self, CategoryConflict.self, CategoryMismatch.self, FieldOverridden.self,
        MutableContentMissing.self, AlertMissing.self,
    ]
}
