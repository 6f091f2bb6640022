/// Words that authors write for keys, in the languages of the guide; folded as `KeySuggestion` folds.
enum KeyTranslations {
    static let keys: [String: String] = {
        var keys: [String: String] = [:]
        for (key, words) in words {
            for word in words { keys[KeySuggestion.folded(word)] = key }
        }
        return keys
    }()

    /// English words that may also mean something else: what they stand for is a guess.
    static let guesses = Set(
        [
            "seconds", "time", "tempo", "heading", "headline", "subheading", "description", "body", "url", "href",
            "button",
            "cta", "stories", "category", "page", "slides", "photo", "picture", "foto",
        ].map(KeySuggestion.folded))

    private static let words: [String: [String]] = [
        "image": [
            "img", "picture", "photo", "image_url", "imageurl", "photo_url", "imagem", "foto", "visuel", "图片", "图像",
            "圖片", "चित्र",
            "छवि", "तस्वीर", "इमेज",
        ],
        "duration": [
            "seconds", "time", "durée", "duree", "duração", "duracao", "tempo", "时长", "持续时间", "時長", "अवधि", "समय",
        ],
        "title": ["heading", "headline", "titre", "título", "titulo", "标题", "標題", "शीर्षक"],
        "subtitle": [
            "subheading", "description", "body", "sous_titre", "subtítulo", "subtitulo", "副标题", "副標題", "उपशीर्षक",
        ],
        "link": ["url", "href", "deeplink", "deep_link", "lien", "ligação", "enlace", "链接", "連結", "लिंक", "कड़ी"],
        "button_title": [
            "button", "button_text", "button_label", "cta", "cta_title", "cta_text", "titre_bouton", "titre_du_bouton",
            "texte_bouton", "bouton", "título_do_botão", "titulo_do_botao", "titulo_botao", "texto_do_botão",
            "texto_botao",
            "botão", "botao", "按钮标题", "按钮文字", "按钮", "按鈕標題", "बटन", "बटन_शीर्षक", "बटन_टाइटल",
        ],
        "pw_stories": ["stories", "pwstory", "pushwoosh_stories"],
        "ios_category_custom": ["ios_category", "category", "category_custom"],
        "pages": ["page", "slides", "páginas", "paginas", "页面", "页", "頁面", "पृष्ठ", "पेज"],
    ]
}
