/// What findings say about a text; each language has a sentence for each.
enum Sentence: Sendable, CaseIterable {
    // The text
    case textEmpty
    case cannotStandHere
    case valueMissing
    case colonMissing
    case closingQuoteMissing
    case bracketsOpen
    case bracketMissing
    case wrongBracket
    case bracesMissing
    case extraComma
    case trailingComma
    case missingComma
    case curlyQuotes
    case singleQuotes
    case innerQuote
    case comment
    case unquotedKey
    case unquotedText
    case wrongWord
    case wrongNumber
    case wrongPunctuation
    case oddSpaces
    case textBefore
    case textAfter
    case badEscape
    case controlCharacter
    case loneSurrogate
    case invalidUTF8
    case notUTF8
    case tooDeep
    case tooLong
    case byteOrderMark
    case duplicateKey

    // The block
    case blockMissing
    case blockNotObject
    case blockEncodedTwice
    case blockHidesValidBlock
    case pagesMissing
    case pagesNotArray
    case pagesEmpty
    case pageNotObject

    // Pictures; {0} is the page's number
    case imageMissing
    case imageNotString
    case imageNoScheme
    case imageNotURL
    case imageInsecure
    case imageSchemeUnsupported
    case imageSpace
    case imageNotEncoded
    case imageExample
    case imageFormatUnsupported
    case imageFormatByVersion
    case imageLinkExpires
    case imageLinkExpired

    // Pictures as they came; {0} is the page's number
    case mediaHostUnknown
    case mediaNotReachable
    case mediaTimedOut
    case mediaTLSFailed
    case mediaBrokenAnswer
    case mediaBadURL
    case mediaAddressRefused
    case mediaProtocolRefused
    case mediaTooManyRedirects
    case mediaRedirects
    case mediaInsecure
    case mediaStatus
    case mediaStatusWithPicture
    case mediaIsPage
    case mediaIsEmpty
    case mediaIsOther
    case mediaIsBroken
    case mediaAnimated
    case mediaTooManyPixels
    case mediaScaledDown
    case mediaTooSmall
    case mediaTooSmallScaled
    case mediaCroppedSides
    case mediaCroppedEnds
    case mediaHeavy
    case mediaTooLarge
    case mediaVaries
    case mediaNotCacheable

    // Durations
    case durationNotNumber
    case durationBoolean
    case durationNotPositive
    case durationNotFinite
    case durationAboveMaximum
    case durationVeryShort

    // Links and buttons
    case linkNotString
    case linkNoScheme
    case linkNotURL
    case linkNotEncoded
    case linkHostAsScheme
    case linkUnsafe
    case linkMayOpenBrowser
    case buttonWithoutLink
    case linkWithoutButton

    // Texts
    case textNotString
    case textBlank
    case textMayBeCut

    // The push as a whole
    case unknownKey
    case misspeltKey
    case nullValue
    case manyPages
    case payloadTooLarge
    case payloadNearLimit
    case categoryMissing
    case categoryConflict
    case categoryMismatch
    case fieldOverridden
    case mutableContentMissing
    case alertMissing
    case secretPresent
    case recognisedNotification
    case recognisedBlock
    case recognisedPages
    case moreFindings

    // Property lists
    case plistOpen
    case plistKeyExpected
    case plistNotNumber
    case plistTooDeep
    case plistBinary
    case plistOfContentExtension
    case plistOfServiceExtension
    case plistOfEntitlements
    case plistKeyMissing
    case plistKeyMisspelt
    case plistKeyMisplaced
    case plistWrongType
    case plistWrongValue
    case plistEntryMissing
    case plistEntryTwice
    case plistCategoryMismatch
    case plistRatioMismatch
    case plistAppGroupMismatch
    case plistAppGroupMissing
}
