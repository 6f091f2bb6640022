import Testing
import WebServer

@testable import PreviewServer

struct PreloadTests {
    @Test func `a picture of our own is fetched as the player fetches it`() {
        #expect(
            LoadablePicture("/samples/a.webp")?.preload
                == #"<link rel="preload" as="fetch" crossorigin fetchpriority="high" href="/samples/a.webp">"#)
    }

    @Test func `a picture of another host is told nothing of our page, and cannot leave its attribute`() {
        #expect(
            LoadablePicture("HTTPS://a.test/?\"><script>&")?.preload
                == """
                <link rel="preload" as="image" referrerpolicy="no-referrer" fetchpriority="high" \
                href="HTTPS://a.test/?&quot;&gt;&lt;script&gt;&amp;">
                """)
    }

    @Test(arguments: ["http://a.test/a.png", "//a.test/a.png", "data:image/png,", "javascript:alert(1)", "a.png", ""])
    func `what the page's policy refuses, or leads elsewhere, is not preloaded`(picture: String) {
        #expect(LoadablePicture(picture) == nil)
    }

    @Test func `a script's modules are found through one another, each once, and none that is wanted only later`() {
        let files = [
            "/editor/a.js": """
            /** @import {B} from './types.js' */
            import { b } from './b.js';
            import {
              c,
            } from '../player/c.js';
            export const later = () => {
              import('./types.js');
            };
            """,
            "/editor/b.js": "export { c } from '../player/c.js';",
            "/player/c.js": "import { gone } from './gone.js';\nimport { b } from '../editor/b.js';",
            "/editor/types.js": "",
        ]
        let assets = AssetStore(files.map { Asset(path: $0.key, bytes: Array($0.value.utf8)) })
        let links = ModulePreloads(assets: assets).links(for: ["/editor/a.js"])
        let paths = links.matches(of: /<link rel="modulepreload" href="([^"]+)">/).map { String($0.1) }
        #expect(paths == ["/editor/b.js", "/player/c.js"])
    }
}
