/// What findings say in Portuguese.
enum Portuguese: WordTable {
    static let digitSeparator = "."

    static func type(_ type: ValueType) -> String {
        switch type {
        case .null: "null"
        case .boolean: "um booleano"
        case .number: "um número"
        case .text: "um texto"
        case .list: "uma lista"
        case .object: "um objeto"
        }
    }

    static func sentence(_ sentence: Sentence) -> String {
        switch sentence {
        case .textEmpty: "O texto está vazio. Cole um payload."
        case .cannotStandHere: "“{0}” não pode ficar aqui."
        case .valueMissing: "Falta um valor aqui."
        case .colonMissing: "Faltam os dois-pontos depois da chave {0}."
        case .closingQuoteMissing: "Faltam as aspas no fim deste texto."
        case .bracketsOpen: "O texto termina aqui, mas nem tudo foi fechado: falta “{0}”."
        case .bracketMissing: "Falta “{0}” antes disto."
        case .wrongBracket: "Aqui deve ficar “{0}”, e não “{1}”."
        case .bracesMissing: "Faltam { no início e } no fim."
        case .extraComma: "Esta vírgula não separa nada."
        case .trailingComma: "Há uma vírgula depois do último item."
        case .missingComma: "Falta uma vírgula depois disto."
        case .curlyQuotes: "Há aspas curvas em volta de {0}. O JSON usa aspas retas."
        case .singleQuotes: "Há aspas simples em volta de {0}. O JSON usa aspas duplas."
        case .innerQuote: #"Dentro de um texto, as aspas são escritas \", com uma barra invertida."#
        case .comment: "Isto é um comentário. O JSON não tem comentários."
        case .unquotedKey: "A chave {0} está sem aspas."
        case .unquotedText: "O texto {0} está sem aspas."
        case .wrongWord: "Em JSON, {0} é escrito {1}."
        case .wrongNumber: "Em JSON, um número não é escrito assim: {0}."
        case .wrongPunctuation: "Aqui deve ficar “{1}” no lugar de “{0}”."
        case .oddSpaces: "Aqui há espaços que o JSON não conhece. Total: {0}."
        case .textBefore: "Há texto antes do JSON."
        case .textAfter: "Há texto depois do fim do JSON."
        case .badEscape: "O JSON não conhece a sequência “{0}”."
        case .controlCharacter: "Há uma quebra de linha ou outro caractere de controle dentro de um texto."
        case .loneSurrogate: "Isto é só metade de um caractere: falta a outra."
        case .invalidUTF8: "Estes bytes não são UTF-8. Salve o texto em UTF-8."
        case .notUTF8: "O texto está em UTF-16. Salve-o em UTF-8."
        case .tooDeep: "Aqui há mais de {0} níveis, uns dentro dos outros."
        case .tooLong: "O texto passa de 1 MiB."
        case .byteOrderMark: "O texto começa com uma marca de ordem de bytes (BOM), que não se vê."
        case .duplicateKey: "A chave {0} está aqui, e outra vez mais abaixo."

        case .blockMissing:
            "Não há pw_stories: nem na raiz do que chega ao telefone, nem em u ou userdata."
        case .blockNotObject: "pw_stories é {0}, e não um objeto."
        case .blockEncodedTwice:
            "pw_stories é um texto que contém JSON. Escreva o próprio objeto, sem aspas em volta."
        case .blockHidesValidBlock:
            "Este pw_stories não tem página para mostrar, e esconde outro que tem. Retire-o."
        case .pagesMissing: "pw_stories não tem o campo pages."
        case .pagesNotArray: "O campo pages é {0}, e não uma lista. Ponha [ e ] em volta das páginas."
        case .pagesEmpty: "A lista de páginas está vazia."
        case .pageNotObject: "A página {0} é {1}, e não um objeto."

        case .imageMissing: "A página {0} não tem o campo image."
        case .imageNotString: "O campo image da página {0} é {1}, e não um texto com uma URL."
        case .imageNoScheme: "O campo image da página {0} não tem esquema. Escreva https:// na frente."
        case .imageNotURL:
            "O campo image da página {0} não é uma URL: procure um espaço no início, no fim ou no host, "
                + "ou uma porta que não seja um número."
        case .imageInsecure: "O campo image da página {0} usa http, sem criptografia. Escreva https."
        case .imageSchemeUnsupported:
            "O campo image da página {0} tem o esquema {1}, pelo qual nenhuma imagem pode ser carregada."
        case .imageSpace: "A URL da imagem da página {0} tem um espaço. Escreva %20 no lugar."
        case .imageNotEncoded:
            "A URL da imagem da página {0} tem “{1}”, que uma URL só aceita em forma codificada (com %)."
        case .imageExample:
            "A imagem da página {0} está em um host reservado para exemplos. A prévia mostra uma das nossas imagens."
        case .imageFormatUnsupported: "A imagem da página {0} é um arquivo {1}, que o iOS não mostra como imagem."
        case .imageFormatByVersion: "A imagem da página {0} é um arquivo {1}, que o iOS mostra a partir da versão {2}."
        case .imageLinkExpires: "O link da imagem da página {0} expira em {1} UTC."
        case .imageLinkExpired: "O link da imagem da página {0} expira em {1} UTC, antes do envio do push."

        case .mediaHostUnknown: "O host da imagem da página {0} é desconhecido: o nome não tem endereço."
        case .mediaNotReachable: "O host da imagem da página {0} não aceita conexão."
        case .mediaTimedOut: "A imagem da página {0} não chegou em {1} segundos."
        case .mediaTLSFailed: "A imagem da página {0} não vem por uma conexão confiável: confira o certificado do host."
        case .mediaBrokenAnswer: "A resposta para a imagem da página {0} é interrompida, ou não é a de um servidor web."
        case .mediaBadURL: "A URL da imagem da página {0} não indica um host que possa ser consultado."
        case .mediaAddressRefused:
            "O host da imagem da página {0} está em uma rede privada, ou em outro endereço que nem todos alcançam."
        case .mediaProtocolRefused:
            "A imagem da página {0} leva a uma porta ou a um esquema que não é da web; por isso não foi carregada."
        case .mediaTooManyRedirects:
            "A imagem da página {0} é redirecionada mais de {1} vezes; o resto não foi seguido."
        case .mediaRedirects: "A imagem da página {0} é redirecionada antes de chegar. Redirecionamentos: {1}."
        case .mediaInsecure: "Um redirecionamento leva a imagem da página {0} por http, sem criptografia."
        case .mediaStatus: "No lugar da imagem da página {0} vem o status {1}, sem imagem."
        case .mediaStatusWithPicture: "A imagem da página {0} vem com o status {1}, que diz que ela não existe."
        case .mediaIsPage: "Na URL da imagem da página {0} há uma página da web, e não uma imagem."
        case .mediaIsEmpty: "Na URL da imagem da página {0} há um arquivo vazio."
        case .mediaIsOther: "Na URL da imagem da página {0} há um arquivo sem nenhum formato de imagem conhecido."
        case .mediaIsBroken: "A imagem da página {0} é um arquivo {1} danificado: ele não diz o seu tamanho."
        case .mediaAnimated: "A imagem da página {0} é animada."
        case .mediaTooManyPixels:
            "A imagem da página {0} tem {1} milhões de pixels. A prévia aceita no máximo {2} milhões."
        case .mediaScaledDown:
            "A imagem da página {0} tem {1} × {2} pixels; o telefone usa no máximo {3} no lado maior."
        case .mediaTooSmall: "A imagem da página {0} tem {1} × {2} pixels; a área precisa de {3} × {4}."
        case .mediaTooSmallScaled:
            "Da imagem da página {0} restam {1} × {2} pixels quando o telefone reduz o lado maior a {5}; a "
                + "área precisa de {3} × {4}."
        case .mediaCroppedSides: "A imagem da página {0} é mais larga que a área: {1}% da largura é cortada."
        case .mediaCroppedEnds: "A imagem da página {0} é mais alta que a área: {1}% da altura é cortada."
        case .mediaHeavy: "A imagem da página {0} tem {1} kB: em uma linha móvel lenta, ela leva cerca de {2} segundos."
        case .mediaTooLarge: "A imagem da página {0} tem mais de {1} MiB; o resto não foi carregado."
        case .mediaVaries: "O servidor da imagem da página {0} envia {1} aos telefones e {2} aos navegadores."
        case .mediaNotCacheable: "{1} em Cache-Control mantém a imagem da página {0} fora dos caches."

        case .durationNotNumber: "O campo duration da página {0} é {1}, e não um número."
        case .durationBoolean: "O campo duration da página {0} é {1}, e não um número."
        case .durationNotPositive: "O campo duration da página {0} é {1}; precisa ser maior que zero."
        case .durationNotFinite: "O campo duration da página {0} é maior que qualquer número que o telefone conhece."
        case .durationAboveMaximum: "O campo duration da página {0} é {1} s; o máximo é 30 s."
        case .durationVeryShort: "O campo duration da página {0} é {1} s: mal se vê a página."

        case .linkNotString: "O campo link da página {0} é {1}, e não um texto com uma URL."
        case .linkNoScheme:
            "O campo link da página {0} não tem esquema. Escreva na frente https:// ou o esquema do seu app."
        case .linkNotURL:
            "O campo link da página {0} não é uma URL: procure um espaço no início, no fim ou no host, "
                + "ou uma porta que não seja um número."
        case .linkNotEncoded:
            "O campo link da página {0} tem “{1}”, que uma URL só aceita em forma codificada (com %)."
        case .linkHostAsScheme:
            "No campo link da página {0}, {1} conta como o esquema. Escreva https:// na frente."
        case .linkUnsafe: "O campo link da página {0} tem o esquema {1}, que o telefone não abre."
        case .linkMayOpenBrowser: "O campo link da página {0} é um endereço da web."
        case .buttonWithoutLink: "A página {0} tem button_title, mas não tem link."
        case .linkWithoutButton: "A página {0} tem link, mas não tem button_title."

        case .textNotString: "O campo {1} da página {0} é {2}, e não um texto."
        case .textBlank: "O campo {1} da página {0} só tem espaços."
        case .textMayBeCut:
            "O campo {1} da página {0} pode precisar de mais de duas linhas em telefones de até {2} pontos de largura."

        case .unknownKey: "O telefone não conhece a chave {0} aqui."
        case .misspeltKey: "O telefone não conhece a chave {0} aqui. Escreva {1}."
        case .nullValue: "O campo {1} da página {0} é null."
        case .manyPages: "O story tem {0} páginas."
        case .payloadTooLarge:
            "O push ocupa pelo menos {0} bytes; o máximo é {1}. Os maiores campos: {2}. Páginas que caberiam: {3}."
        case .payloadNearLimit: "O push ocupa até {0} de {1} bytes."
        case .categoryMissing: "Não há categoria. A extensão do guia espera PW_STORIES."
        case .categoryConflict: "A categoria é {0} aqui, e {1} em ios_root_params."
        case .categoryMismatch: "A categoria é {0}; a extensão do guia espera PW_STORIES."
        case .fieldOverridden: "{0} está aqui, e também em ios_root_params."
        case .mutableContentMissing: "mutable-content não é 1."
        case .alertMissing: "Não há alerta: nem título, nem corpo."
        case .secretPresent:
            "{0} é só para quem envia. A prévia não guarda esse valor nem o mostra a outras pessoas."
        case .recognisedNotification:
            "Isto é só uma notificação; em uma requisição, ela fica em request.notifications."
        case .recognisedBlock: "Isto é só um bloco de stories; em um push, ele fica em pw_stories."
        case .recognisedPages: "Isto é só uma lista de páginas; em um push, ela fica em pw_stories, no campo pages."
        case .plistOpen: "{0} não está fechado."
        case .plistKeyExpected: "{0} está onde deveria haver uma chave."
        case .plistNotNumber: "“{0}” não é um número."
        case .plistTooDeep: "Aqui os elementos têm mais de {0} níveis de profundidade."
        case .plistBinary: "Esta é uma lista de propriedades binária."
        case .plistOfContentExtension: "Este é o Info.plist de uma extensão de conteúdo, e não uma carga."
        case .plistOfServiceExtension: "Este é o Info.plist de uma extensão de serviço, e não uma carga."
        case .plistOfEntitlements: "Estes são entitlements, e não uma carga."
        case .plistKeyMissing: "{0} falta em {1}."
        case .plistKeyMisspelt: "O sistema não conhece aqui uma chave {0}. Escreva {1}."
        case .plistKeyMisplaced: "{0} está aqui; o lugar é em {1}."
        case .plistWrongType: "{0} é {1}, e não {2}."
        case .plistWrongValue: "{0} é {1}; uma story precisa de {2}."
        case .plistEntryMissing: "Não há NSExtensionPrincipalClass nem NSExtensionMainStoryboard."
        case .plistEntryTwice:
            "NSExtensionPrincipalClass e NSExtensionMainStoryboard estão os dois aqui; só pode haver um."
        case .plistCategoryMismatch: "A categoria aqui é {0}; o push tem {1}."
        case .plistRatioMismatch: "A proporção aqui é {0}; storyAspectRatio é {1}."
        case .plistAppGroupMismatch: "Os App Groups aqui são {0}; appGroupIdentifier é {1}."
        case .plistAppGroupMissing: "Não há App Group aqui; appGroupIdentifier é {0}."
        case .moreFindings: "Há mais {0} observações. Comece por estas."
        }
    }

    static func effect(_ effect: Effect) -> String {
        switch effect {
        case .nothingSent: "Nada é enviado: o texto não é JSON enquanto isto não for corrigido."
        case .nestedTooDeep: "Nada é enviado: nenhum telefone lê tantos níveis."
        case .tooLongForAPush: "Nada é enviado: nenhum telefone aceita um texto deste tamanho."
        case .markPassedOver: "Nada muda, desde que o programa de quem envia a ignore."
        case .lastKeyCounts: "A última conta; é como se esta não existisse."
        case .noStory: "Sem story: só aparece o texto do alerta."
        case .otherBlockTaken: "Ele é ignorado; o story vem do outro pw_stories."
        case .noLookInside: "Sem story: o telefone não olha dentro do texto."
        case .firstBlockTaken:
            "Sem story: o telefone usa o primeiro pw_stories que é um objeto, seja qual for o conteúdo."
        case .storyVoid: "Story nenhum: uma só página assim faz perder também as outras."
        case .pageMissing: "Esta página não aparece; as outras ficam."
        case .blackInsecure: "A página fica preta, a não ser que o Info.plist da própria extensão permita http."
        case .blackUnloadable: "A página fica preta; o texto e o botão permanecem."
        case .blackExample: "A página fica preta: nenhuma imagem pode vir de lá."
        case .blackFormat: "A página fica preta; o texto e o botão permanecem."
        case .blackBefore: "Antes do iOS {0}, a página fica preta; o texto e o botão permanecem."
        case .blackLater: "Quem abrir o story depois disso vê uma página preta."
        case .blackAtOnce: "A página fica preta para todos; o texto e o botão permanecem."
        case .pageMissingBefore17:
            "A partir do iOS 17, o próprio sistema faz a codificação; antes, esta página não aparece."
        case .blackOutside:
            "Telefones em outros lugares não recebem a imagem: a página fica preta; o texto e o botão permanecem."
        case .mayBeBlack: "A página pode ficar preta; o texto e o botão permanecem."
        case .slowedByRedirects: "A cada redirecionamento o telefone pergunta de novo, e a imagem chega mais tarde."
        case .shownWhateverStatus:
            "O telefone mostra a imagem que vem, qualquer que seja o status. Ela pode ser uma substituta."
        case .firstFrameOnly: "Ela fica parada: o telefone mostra só o primeiro quadro."
        case .mayLackMemory: "A extensão pode não ter memória para ela: a página pode ficar preta, ou o story fechar."
        case .scaledDown: "Ela é reduzida a {0} × {1} pixels; o resto é carregado à toa."
        case .enlarged: "Em um telefone comum, ela é ampliada para {0}% e parece borrada."
        case .sidesCut: "O que está nas bordas esquerda e direita, {0}% de cada lado, não aparece."
        case .endsCut: "O que está no alto e embaixo, {0}% de cada lado, não aparece."
        case .blackForItsTime:
            "Em uma linha assim, a página acaba antes de a imagem chegar, a não ser que tenha sido carregada antes."
        case .blackAtFirst:
            "Em uma linha assim, a página fica preta na maior parte do tempo, a não ser que a imagem tenha "
                + "sido carregada antes."
        case .firstFormatTaken: "O telefone diz aceitar qualquer formato, e recebe {0}."
        case .fetchedByEveryPhone:
            "Cada telefone a busca no seu próprio servidor: quando um push vai para muitos ao mesmo tempo, "
                + "ela chega tarde."
        case .defaultDuration: "A página fica 5 segundos, a duração padrão."
        case .trueDuration: "A página fica 1 segundo: true conta como 1."
        case .maxDuration: "A página fica 30 segundos, o máximo."
        case .hardlySeen: "A página passa antes que se consiga ler."
        case .noButton: "A página fica sem botão."
        case .noButtonBefore17:
            "A partir do iOS 17, o próprio sistema faz a codificação; antes, a página fica sem botão."
        case .nothingOpens: "O botão aparece, mas tocar nele não abre nada."
        case .browserOpens: "O botão abre o navegador, a não ser que o app esteja registrado para este endereço."
        case .linkOutOfReach: "A página fica sem botão, e ninguém chega ao link."
        case .textMissing: "Este texto não aparece."
        case .textShownBlank: "Ele aparece como está: em branco, ocupando o seu espaço."
        case .textCut: "O texto termina em “…” no fim da segunda linha."
        case .ignored: "O telefone ignora isto."
        case .countsAsMissing: "É como se não existisse."
        case .picturesLoadedAgain:
            "O telefone guarda 12 imagens na memória: ao voltar, o indicador de carregamento pode reaparecer."
        case .pushRefused: "O APNs recusa o push: ninguém o recebe."
        case .pushNearLimit: "O push é enviado. Acima de 4.096 bytes, seria recusado."
        case .extensionStaysClosed:
            "A notificação não mostra o story: a extensão só abre para a sua própria categoria."
        case .extensionMayStayClosed:
            "A notificação só mostra o story se a extensão for feita para esta categoria."
        case .rootParametersWin: "O que está em ios_root_params provavelmente prevalece."
        case .notFetchedAhead:
            "As imagens não são carregadas com antecedência, e a primeira página pode começar preta."
        case .nothingShown: "Nada aparece: um push sem alerta é silencioso."
        case .neverReachesPhone: "Isto nunca chega ao telefone."
        case .wrappedForPreview: "A prévia reproduz o story como em um push completo."
        case .plistUnreadable: "O Xcode recusa o arquivo: não há extensão nem story."
        case .plistNotLookedAt: "O conteúdo não foi verificado. Antes, transforme em XML com plutil -convert xml1."
        case .plistBelongsInApp: "Ele vai no app, e não em um push: nada é exibido."
        case .extensionNotLoaded: "O sistema não carrega a extensão: nenhuma story abre."
        case .extensionMayNotLoad: "O sistema pode carregar o errado, ou nenhum: a story pode não abrir."
        case .tapsDoNotArrive: "Os toques não chegam à story: não dá para mudar de página, e o botão não faz nada."
        case .textUnderStory: "O texto da notificação fica embaixo da story."
        case .heightChanges: "A notificação muda de altura ao abrir."
        case .insecureStaysBlack: "Ali não permite nada: as páginas com imagens por http ficam pretas."
        case .fetchedAheadInVain: "As imagens buscadas antes não são encontradas: a primeira página pode começar preta."
        case .mayCountAsMissing: "O sistema pode agir como se faltasse."
        case .seeTheOthers: "Elas contam tanto quanto estas."
        }
    }

    static func fix(_ title: FixTitle) -> String {
        switch title {
        case .remove: "Remover"
        case .removeComma: "Remover a vírgula"
        case .addComma: "Adicionar a vírgula"
        case .addColon: "Adicionar os dois-pontos"
        case .addQuote: "Adicionar as aspas"
        case .addBrackets: "Adicionar {0}"
        case .straightQuotes: "Usar aspas retas"
        case .putInQuotes: "Colocar entre aspas"
        case .escape: "Escrever {0}"
        case .write: "Escrever {0}"
        case .plainSpaces: "Usar espaços comuns"
        case .renameKey: "Escrever {0}"
        case .writeNumber: "Escrever o número {0}"
        case .unwrap: "Retirar as aspas"
        case .removeElement: "Remover este elemento"
        case .addScheme: "Escrever https:// na frente"
        case .useHTTPS: "Escrever https"
        case .encode: "Codificar com %"
        case .trim: "Remover os espaços"
        case .addCategory: "Adicionar a categoria PW_STORIES"
        case .addMutableContent: "Adicionar mutable-content"
        }
    }
}
