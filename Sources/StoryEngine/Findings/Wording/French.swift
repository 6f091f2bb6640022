/// What findings say in French.
enum French: WordTable {
    static let digitSeparator = "\u{202F}"

    static func type(_ type: ValueType) -> String {
        switch type {
        case .null: "null"
        case .boolean: "un booléen"
        case .number: "un nombre"
        case .text: "un texte"
        case .list: "une liste"
        case .object: "un objet"
        }
    }

    static func sentence(_ sentence: Sentence) -> String {
        switch sentence {
        case .textEmpty: "Le texte est vide. Collez une charge utile."
        case .cannotStandHere: "« {0} » n’a pas sa place ici."
        case .valueMissing: "Il manque une valeur ici."
        case .colonMissing: "Il manque le deux-points après la clé {0}."
        case .closingQuoteMissing: "Il manque le guillemet fermant de ce texte."
        case .bracketsOpen: "Le texte s’arrête ici, mais tout n’est pas refermé : il manque « {0} »."
        case .bracketMissing: "Il manque « {0} » juste avant."
        case .wrongBracket: "Il faut « {0} » ici, et non « {1} »."
        case .bracesMissing: "Il manque l’accolade { au début et l’accolade } à la fin."
        case .extraComma: "Cette virgule ne sépare rien."
        case .trailingComma: "Une virgule suit le dernier élément."
        case .missingComma: "Il manque une virgule à la suite."
        case .curlyQuotes: "Des guillemets typographiques entourent {0}. JSON utilise des guillemets droits."
        case .singleQuotes: "Des guillemets simples entourent {0}. JSON utilise des guillemets doubles."
        case .innerQuote: #"Dans un texte, un guillemet s’écrit \", avec une barre oblique inverse."#
        case .comment: "Ceci est un commentaire. JSON n’en connaît pas."
        case .unquotedKey: "La clé {0} n’est pas entre guillemets."
        case .unquotedText: "Le texte {0} n’est pas entre guillemets."
        case .wrongWord: "En JSON, {0} s’écrit {1}."
        case .wrongNumber: "En JSON, un nombre ne s’écrit pas ainsi : {0}."
        case .wrongPunctuation: "Il faut « {1} » à la place de « {0} »."
        case .oddSpaces: "Il y a ici des espaces que JSON ne connaît pas. Nombre total : {0}."
        case .textBefore: "Du texte précède le JSON."
        case .textAfter: "Du texte suit la fin du JSON."
        case .badEscape: "JSON ne connaît pas la séquence « {0} »."
        case .controlCharacter: "Un retour à la ligne ou un autre caractère de contrôle se trouve dans un texte."
        case .loneSurrogate: "Ce n’est que la moitié d’un caractère : il manque l’autre."
        case .invalidUTF8: "Ces octets ne sont pas de l’UTF-8. Enregistrez le texte en UTF-8."
        case .notUTF8: "Le texte est en UTF-16. Enregistrez-le en UTF-8."
        case .tooDeep: "Plus de {0} niveaux de crochets et d’accolades sont imbriqués ici."
        case .tooLong: "Le texte dépasse 1 Mio."
        case .byteOrderMark: "Le texte commence par un indicateur d’ordre des octets (BOM), qui ne se voit pas."
        case .duplicateKey: "La clé {0} figure ici, puis de nouveau plus bas."

        case .blockMissing:
            "Il n’y a pas de pw_stories : ni à la racine de ce que reçoit le téléphone, ni dans u ou userdata."
        case .blockNotObject: "pw_stories est {0}, et non un objet."
        case .blockEncodedTwice:
            "pw_stories est un texte qui contient du JSON. Écrivez l’objet lui-même, sans guillemets autour."
        case .blockHidesValidBlock:
            "Ce pw_stories n’a aucune page à montrer, et il en cache un autre qui en a. Retirez-le."
        case .pagesMissing: "pw_stories ne contient pas de champ pages."
        case .pagesNotArray: "Le champ pages est {0}, et non une liste. Entourez les pages de [ et ]."
        case .pagesEmpty: "La liste des pages est vide."
        case .pageNotObject: "La page {0} est {1}, et non un objet."

        case .imageMissing: "La page {0} n’a pas d’image."
        case .imageNotString: "L’image de la page {0} est {1}, et non un texte avec une URL."
        case .imageNoScheme: "L’image de la page {0} n’a pas de schéma. Écrivez https:// devant."
        case .imageNotURL:
            "L’image de la page {0} n’est pas une URL : cherchez un espace au début, à la fin ou dans l’hôte, "
                + "ou un port qui n’est pas un nombre."
        case .imageInsecure: "L’image de la page {0} passe par http, sans chiffrement. Écrivez https."
        case .imageSchemeUnsupported:
            "L’image de la page {0} a le schéma {1}, par lequel aucune image ne peut être chargée."
        case .imageSpace: "L’URL de l’image de la page {0} contient un espace. Écrivez %20 à la place."
        case .imageNotEncoded:
            "L’URL de l’image de la page {0} contient « {1} », qu’une URL n’admet que sous forme encodée (avec %)."
        case .imageExample:
            "L’image de la page {0} est sur un hôte réservé aux exemples. L’aperçu montre l’une de nos images."
        case .imageFormatUnsupported: "L’image de la page {0} est un fichier {1}, qu’iOS ne sait pas afficher."
        case .imageFormatByVersion:
            "L’image de la page {0} est un fichier {1}, qu’iOS affiche à partir de la version {2}."
        case .imageLinkExpires: "Le lien vers l’image de la page {0} expire le {1} UTC."
        case .imageLinkExpired: "Le lien vers l’image de la page {0} expire le {1} UTC, avant l’envoi du push."

        case .mediaHostUnknown: "L’hôte de l’image de la page {0} est inconnu : son nom n’a pas d’adresse."
        case .mediaNotReachable: "L’hôte de l’image de la page {0} n’accepte aucune connexion."
        case .mediaTimedOut: "L’image de la page {0} n’est pas arrivée en {1} secondes."
        case .mediaTLSFailed:
            "L’image de la page {0} ne vient par aucune connexion de confiance : vérifiez le certificat de son hôte."
        case .mediaBrokenAnswer:
            "La réponse pour l’image de la page {0} s’interrompt, ou n’est pas celle d’un serveur web."
        case .mediaBadURL: "L’URL de l’image de la page {0} ne désigne aucun hôte qu’on puisse interroger."
        case .mediaAddressRefused:
            "L’hôte de l’image de la page {0} est sur un réseau privé, ou à une autre adresse que tout le "
                + "monde n’atteint pas."
        case .mediaProtocolRefused:
            "L’image de la page {0} mène à un port ou à un schéma qui n’est pas celui du web : elle n’a pas "
                + "été chargée."
        case .mediaTooManyRedirects:
            "L’image de la page {0} est redirigée plus de {1} fois ; la suite n’a pas été suivie."
        case .mediaRedirects: "L’image de la page {0} est redirigée avant d’arriver. Redirections : {1}."
        case .mediaInsecure: "Une redirection fait passer l’image de la page {0} par http, sans chiffrement."
        case .mediaStatus: "À la place de l’image de la page {0} vient le statut {1}, sans image."
        case .mediaStatusWithPicture: "L’image de la page {0} vient avec le statut {1}, qui dit qu’elle n’existe pas."
        case .mediaIsPage: "À l’URL de l’image de la page {0} se trouve une page web, et non une image."
        case .mediaIsEmpty: "À l’URL de l’image de la page {0} se trouve un fichier vide."
        case .mediaIsOther:
            "À l’URL de l’image de la page {0} se trouve un fichier qui n’a le format d’aucune image connue."
        case .mediaIsBroken: "L’image de la page {0} est un fichier {1} abîmé : il n’indique pas ses dimensions."
        case .mediaAnimated: "L’image de la page {0} est animée."
        case .mediaTooManyPixels:
            "L’image de la page {0} compte {1} millions de pixels. L’aperçu en accepte {2} millions au plus."
        case .mediaScaledDown:
            "L’image de la page {0} fait {1} × {2} pixels ; le téléphone en utilise {3} au plus sur le plus grand côté."
        case .mediaTooSmall: "L’image de la page {0} fait {1} × {2} pixels ; la zone en demande {3} × {4}."
        case .mediaTooSmallScaled:
            "De l’image de la page {0}, il reste {1} × {2} pixels quand le téléphone ramène son plus grand "
                + "côté à {5} ; la zone en demande {3} × {4}."
        case .mediaCroppedSides: "L’image de la page {0} est plus large que la zone : {1} % de sa largeur sont coupés."
        case .mediaCroppedEnds: "L’image de la page {0} est plus haute que la zone : {1} % de sa hauteur sont coupés."
        case .mediaHeavy:
            "L’image de la page {0} pèse {1} ko : sur une ligne mobile lente, elle demande environ {2} secondes."
        case .mediaTooLarge: "L’image de la page {0} pèse plus de {1} Mio ; la suite n’a pas été chargée."
        case .mediaVaries: "Le serveur de l’image de la page {0} envoie {1} aux téléphones et {2} aux navigateurs."
        case .mediaNotCacheable: "{1} dans Cache-Control tient l’image de la page {0} hors des caches."

        case .durationNotNumber: "Le champ duration de la page {0} est {1}, et non un nombre."
        case .durationBoolean: "Le champ duration de la page {0} vaut {1}, et non un nombre."
        case .durationNotPositive: "Le champ duration de la page {0} vaut {1} ; il doit dépasser zéro."
        case .durationNotFinite: "Le champ duration de la page {0} dépasse tous les nombres que connaît le téléphone."
        case .durationAboveMaximum: "Le champ duration de la page {0} vaut {1} s ; le maximum est de 30 s."
        case .durationVeryShort: "Le champ duration de la page {0} vaut {1} s : la page se voit à peine."

        case .linkNotString: "Le champ link de la page {0} est {1}, et non un texte avec une URL."
        case .linkNoScheme:
            "Le champ link de la page {0} n’a pas de schéma. Écrivez devant https:// ou le schéma de votre app."
        case .linkNotURL:
            "Le champ link de la page {0} n’est pas une URL : cherchez un espace au début, à la fin ou dans l’hôte, "
                + "ou un port qui n’est pas un nombre."
        case .linkNotEncoded:
            "Le champ link de la page {0} contient « {1} », qu’une URL n’admet que sous forme encodée (avec %)."
        case .linkHostAsScheme:
            "Dans le champ link de la page {0}, {1} compte comme le schéma. Écrivez https:// devant."
        case .linkUnsafe: "Le champ link de la page {0} a le schéma {1}, que le téléphone n’ouvre pas."
        case .linkMayOpenBrowser: "Le champ link de la page {0} est une adresse web."
        case .buttonWithoutLink: "La page {0} a un button_title, mais pas de link."
        case .linkWithoutButton: "La page {0} a un link, mais pas de button_title."

        case .textNotString: "Le champ {1} de la page {0} est {2}, et non un texte."
        case .textBlank: "Le champ {1} de la page {0} ne contient que des espaces."
        case .textMayBeCut:
            "Le champ {1} de la page {0} peut demander plus de deux lignes sur les téléphones larges de {2} points au plus."

        case .unknownKey: "Le téléphone ne connaît pas de clé {0} ici."
        case .misspeltKey: "Le téléphone ne connaît pas de clé {0} ici. Écrivez {1}."
        case .nullValue: "Le champ {1} de la page {0} est null."
        case .manyPages: "La story compte {0} pages."
        case .payloadTooLarge:
            "Le push pèse au moins {0} octets ; le maximum est de {1}. Les plus gros champs : {2}. "
                + "Pages qui tiendraient : {3}."
        case .payloadNearLimit: "Le push pèse jusqu’à {0} octets sur {1}."
        case .categoryMissing: "Il n’y a pas de catégorie. L’extension du guide attend PW_STORIES."
        case .categoryConflict: "La catégorie est {0} ici, et {1} dans ios_root_params."
        case .categoryMismatch: "La catégorie est {0} ; l’extension du guide attend PW_STORIES."
        case .fieldOverridden: "{0} figure ici, et aussi dans ios_root_params."
        case .mutableContentMissing: "mutable-content ne vaut pas 1."
        case .alertMissing: "Il n’y a pas d’alerte : ni titre, ni corps."
        case .secretPresent:
            "{0} ne regarde que l’expéditeur. L’aperçu ne le garde pas et ne le montre à personne d’autre."
        case .recognisedNotification:
            "Ceci est une notification seule ; une requête la contient dans request.notifications."
        case .recognisedBlock: "Ceci est un bloc de stories seul ; dans un push, il se place sous pw_stories."
        case .recognisedPages:
            "Ceci est une liste de pages seule ; dans un push, elle se place sous pw_stories, dans pages."
        case .plistOpen: "{0} n’est pas fermé."
        case .plistKeyExpected: "{0} se trouve là où il faut une clé."
        case .plistNotNumber: "« {0} » n’est pas un nombre."
        case .plistTooDeep: "Les éléments sont imbriqués ici sur plus de {0} niveaux."
        case .plistBinary: "Ceci est une liste de propriétés binaire."
        case .plistOfContentExtension: "Ceci est l’Info.plist d’une extension de contenu, et non une charge utile."
        case .plistOfServiceExtension: "Ceci est l’Info.plist d’une extension de service, et non une charge utile."
        case .plistOfEntitlements: "Ce sont des entitlements, et non une charge utile."
        case .plistKeyMissing: "{0} manque dans {1}."
        case .plistKeyMisspelt: "Le système ne connaît pas de clé {0} ici. Écrivez {1}."
        case .plistKeyMisplaced: "{0} se trouve ici ; sa place est dans {1}."
        case .plistWrongType: "{0} est {1}, et non {2}."
        case .plistWrongValue: "{0} vaut {1} ; une story a besoin de {2}."
        case .plistEntryMissing: "Il n’y a ni NSExtensionPrincipalClass ni NSExtensionMainStoryboard."
        case .plistEntryTwice:
            "NSExtensionPrincipalClass et NSExtensionMainStoryboard sont là tous les deux ; il n’en faut qu’un."
        case .plistCategoryMismatch: "La catégorie est {0} ici ; le push a {1}."
        case .plistRatioMismatch: "Le rapport est {0} ici ; storyAspectRatio vaut {1}."
        case .plistAppGroupMismatch: "Les App Groups sont ici {0} ; appGroupIdentifier vaut {1}."
        case .plistAppGroupMissing: "Il n’y a pas d’App Group ici ; appGroupIdentifier vaut {0}."
        case .moreFindings: "Il reste {0} autres remarques. Commencez par celles-ci."
        }
    }

    static func effect(_ effect: Effect) -> String {
        switch effect {
        case .nothingSent: "Rien n’est envoyé : le texte n’est pas du JSON tant que ce point n’est pas corrigé."
        case .nestedTooDeep: "Rien n’est envoyé : aucun téléphone ne lit une imbrication aussi profonde."
        case .tooLongForAPush: "Rien n’est envoyé : aucun téléphone n’accepte un texte de cette longueur."
        case .markPassedOver: "Rien ne change, tant que le programme de l’expéditeur l’ignore."
        case .lastKeyCounts: "La dernière compte ; celle-ci est comme absente."
        case .noStory: "Pas de story : seul le texte de l’alerte s’affiche."
        case .otherBlockTaken: "Il est ignoré ; la story vient de l’autre pw_stories."
        case .noLookInside: "Pas de story : le téléphone ne regarde pas à l’intérieur du texte."
        case .firstBlockTaken:
            "Pas de story : le téléphone prend le premier pw_stories qui est un objet, quel que soit son contenu."
        case .storyVoid: "Pas de story du tout : une seule page de ce genre fait perdre aussi les autres."
        case .pageMissing: "Cette page n’apparaît pas ; les autres restent."
        case .blackInsecure: "La page est noire, sauf si l’Info.plist de l’extension elle-même autorise http."
        case .blackUnloadable: "La page est noire ; son texte et son bouton restent."
        case .blackExample: "La page est noire : aucune image ne peut venir de là."
        case .blackFormat: "La page est noire ; son texte et son bouton restent."
        case .blackBefore: "Avant iOS {0}, la page est noire ; son texte et son bouton restent."
        case .blackLater: "Toute personne qui ouvre la story après cette date voit une page noire."
        case .blackAtOnce: "La page est noire pour tout le monde ; son texte et son bouton restent."
        case .pageMissingBefore17: "À partir d’iOS 17, le système l’encode lui-même ; avant, cette page n’apparaît pas."
        case .blackOutside:
            "Ailleurs, les téléphones n’ont pas l’image : la page est noire ; son texte et son bouton restent."
        case .mayBeBlack: "La page peut être noire ; son texte et son bouton restent."
        case .slowedByRedirects: "À chaque redirection, le téléphone redemande : l’image arrive plus tard."
        case .shownWhateverStatus:
            "Le téléphone montre l’image qui vient, quel que soit le statut. Ce peut être un substitut."
        case .firstFrameOnly: "Elle reste fixe : le téléphone ne montre que la première image."
        case .mayLackMemory: "L’extension peut manquer de mémoire : la page peut être noire, ou la story se fermer."
        case .scaledDown: "Elle est réduite à {0} × {1} pixels ; le reste est chargé pour rien."
        case .enlarged: "Sur un téléphone courant, elle est agrandie à {0} % et paraît floue."
        case .sidesCut: "Ce qui se trouve à ses bords gauche et droit, {0} % de chaque côté, ne se voit pas."
        case .endsCut: "Ce qui se trouve en haut et en bas, {0} % de chaque côté, ne se voit pas."
        case .blackForItsTime:
            "Sur une telle ligne, la page passe avant que son image soit là, sauf si elle a été chargée à l’avance."
        case .blackAtFirst:
            "Sur une telle ligne, la page est noire la plupart du temps, sauf si son image a été chargée à l’avance."
        case .firstFormatTaken: "Le téléphone dit accepter tous les formats : il reçoit {0}."
        case .fetchedByEveryPhone:
            "Chaque téléphone la demande à votre serveur même : quand un push part vers beaucoup de monde, "
                + "elle arrive tard."
        case .defaultDuration: "La page reste 5 secondes, la durée par défaut."
        case .trueDuration: "La page reste 1 seconde : true compte pour 1."
        case .maxDuration: "La page reste 30 secondes, le maximum."
        case .hardlySeen: "La page passe avant qu’on ait pu la lire."
        case .noButton: "La page n’a pas de bouton."
        case .noButtonBefore17:
            "À partir d’iOS 17, le système l’encode lui-même ; avant, la page n’a pas de bouton."
        case .nothingOpens: "Le bouton est là, mais rien ne s’ouvre quand on le touche."
        case .browserOpens: "Le bouton ouvre le navigateur, sauf si l’app est enregistrée pour cette adresse."
        case .linkOutOfReach: "La page n’a pas de bouton : personne n’accède au lien."
        case .textMissing: "Ce texte n’apparaît pas."
        case .textShownBlank: "Il s’affiche tel quel : vide, mais il occupe sa place."
        case .textCut: "Le texte se termine par « … » à la fin de la deuxième ligne."
        case .ignored: "Le téléphone l’ignore."
        case .countsAsMissing: "Il est comme absent."
        case .picturesLoadedAgain:
            "Le téléphone garde 12 images en mémoire : au retour, l’indicateur de chargement peut réapparaître."
        case .pushRefused: "APNs refuse le push : personne ne le reçoit."
        case .pushNearLimit: "Le push est envoyé. Au-delà de 4 096 octets, il serait refusé."
        case .extensionStaysClosed:
            "La notification ne montre pas de story : l’extension ne s’ouvre que pour sa propre catégorie."
        case .extensionMayStayClosed:
            "La notification ne montre sa story que si l’extension est faite pour cette catégorie."
        case .rootParametersWin: "La valeur de ios_root_params l’emporte probablement."
        case .notFetchedAhead:
            "Les images ne sont pas chargées à l’avance : la première page peut commencer en noir."
        case .nothingShown: "Rien ne s’affiche : un push sans alerte est silencieux."
        case .neverReachesPhone: "Cela n’arrive jamais sur le téléphone."
        case .wrappedForPreview: "L’aperçu joue la story comme dans un push complet."
        case .plistUnreadable: "Xcode refuse le fichier : il n’y a ni extension ni story."
        case .plistNotLookedAt: "Son contenu n’a pas été vérifié. Passez-la d’abord en XML, avec plutil -convert xml1."
        case .plistBelongsInApp: "Ce fichier va dans l’app, et non dans un push : rien ne se joue."
        case .extensionNotLoaded: "Le système ne charge pas l’extension : aucune story ne s’ouvre."
        case .extensionMayNotLoad: "Le système peut charger le mauvais, ou aucun : la story peut ne pas s’ouvrir."
        case .tapsDoNotArrive:
            "Les touches n’arrivent pas à la story : on ne peut pas changer de page, et le bouton ne fait rien."
        case .textUnderStory: "Le texte de la notification reste sous la story."
        case .heightChanges: "La notification change de hauteur en s’ouvrant."
        case .insecureStaysBlack: "Là, cela n’autorise rien : les pages dont l’image vient par http restent noires."
        case .fetchedAheadInVain:
            "Les images chargées à l’avance ne sont pas trouvées : la première page peut commencer en noir."
        case .mayCountAsMissing: "Le système peut faire comme si elle manquait."
        case .seeTheOthers: "Elles comptent autant que celles-ci."
        }
    }

    static func fix(_ title: FixTitle) -> String {
        switch title {
        case .remove: "Supprimer"
        case .removeComma: "Supprimer la virgule"
        case .addComma: "Ajouter la virgule"
        case .addColon: "Ajouter le deux-points"
        case .addQuote: "Ajouter le guillemet"
        case .addBrackets: "Ajouter {0}"
        case .straightQuotes: "Mettre des guillemets droits"
        case .putInQuotes: "Mettre entre guillemets"
        case .escape: "Écrire {0}"
        case .write: "Écrire {0}"
        case .plainSpaces: "Mettre des espaces ordinaires"
        case .renameKey: "Écrire {0}"
        case .writeNumber: "Écrire le nombre {0}"
        case .unwrap: "Retirer les guillemets"
        case .removeElement: "Supprimer cet élément"
        case .addScheme: "Écrire https:// devant"
        case .useHTTPS: "Écrire https"
        case .encode: "Encoder avec %"
        case .trim: "Supprimer les espaces"
        case .addCategory: "Ajouter la catégorie PW_STORIES"
        case .addMutableContent: "Ajouter mutable-content"
        }
    }
}
