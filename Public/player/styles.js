// @ts-check

/** What stands in the element's shadow. */
export const html = `
<div class="story"><div class="pictures" aria-hidden="true"></div><div class="spinner" aria-hidden="true" hidden></div>
<div class="bars" aria-hidden="true"></div><slot class="body" name="fallback" hidden><p class="alert"></p></slot>
<div class="page"><p class="body lost" hidden></p><div class="text"><p class="title"></p><p class="subtitle"></p>
<button class="action" hidden><span class="label"></span></button></div></div>
<label class="zone" aria-hidden="true"></label>
<div class="sheet" hidden><p class="link"></p><p class="why"></p><div><a class="open" rel="noopener noreferrer"></a>
<button class="copy"></button><button class="close"></button></div></div></div>
`;

/** Lengths are the phone's points: a point is a CSS pixel at the design width, and scales with the width. */
export const css = `
:host{display:block;position:relative;container-type:inline-size;touch-action:manipulation;
-webkit-tap-highlight-color:transparent}
:host(:focus-visible){outline:3px solid #2459e0;outline-offset:2px}
[hidden]{display:none!important}
.story{all:initial;visibility:inherit;pointer-events:inherit;display:block;user-select:none;-webkit-user-select:none;
-webkit-touch-callout:none;text-size-adjust:none;-webkit-text-size-adjust:none;forced-color-adjust:none;
--pt:calc(100cqw/var(--story-width-points,390));--font:-apple-system,system-ui,"Noto Sans CJK SC",
"Noto Sans Devanagari",sans-serif;position:relative;isolation:isolate;overflow:hidden;
aspect-ratio:1/var(--ratio,1.5);background:#000;border-radius:inherit;color:#fff;font-family:var(--font)}
.pictures{position:absolute;inset:0;z-index:-3}
.pictures canvas{position:absolute;width:100%;height:100%;object-fit:cover}
.spinner{position:absolute;inset:0;z-index:-2;margin:auto;width:calc(37*var(--pt));height:calc(37*var(--pt));
background:conic-gradient(#fff3,#fff);animation:spin .8s steps(8) infinite;
mask:repeating-conic-gradient(from -9deg,#000 0 18deg,#0000 0 45deg) intersect,
radial-gradient(closest-side,#0000 46%,#000 48% 98%,#0000)}
@keyframes spin{to{rotate:1turn}}
.bars{position:absolute;inset:calc(23*var(--pt) + var(--safe-area-top,0px)) calc(12*var(--pt)) auto;display:flex;direction:ltr;
gap:min(4*var(--pt),330*var(--pt)/var(--pages))}
:host(:dir(rtl)) .bars{scale:-1 1}
.bar{flex:1;height:calc(3*var(--pt));border-radius:calc(1.5*var(--pt));background:#ffffff4d;overflow:hidden}
.fill{height:100%;border-radius:inherit;background:#fff;transform:translateX(-101%)}
.full .fill{transform:none}
.text{position:absolute;inset:auto 0 0;display:flex;flex-direction:column;gap:calc(6*var(--pt));
padding:calc(44*var(--pt)) calc(24*var(--pt)) calc(24*var(--pt) + var(--safe-area-bottom,0px))}
.text::before{content:"";position:absolute;inset:0;z-index:-1;background:linear-gradient(#0000,#000000bf)}
p{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
/* The side is the system's, the order in a line the text's. */
p,.label{unicode-bidi:plaintext}
.text p{text-align:left}
:host(:dir(rtl)) .text p{text-align:right}
.title,.subtitle{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.title{font-size:calc(21*var(--pt));font-weight:700;line-height:1.2}
.subtitle{font-size:calc(14*var(--pt));line-height:1.2;color:#ffffffd9}
.zone{position:absolute;inset:0}
.action{position:relative;z-index:1;height:calc(52*var(--pt));padding:0 calc(16*var(--pt));border:0;overflow:visible;
border-radius:calc(26*var(--pt));background:#fff;color:#0f0f0f;cursor:pointer;touch-action:manipulation;
font:600 calc(17*var(--pt))/1.2 ui-rounded,var(--font);
/* The phone gives the blur's deviation, which is half of a CSS blur radius. */
box-shadow:0 calc(6*var(--pt)) calc(28*var(--pt)) #00000047;
transition:scale .3s linear(0,.11,.34,.6,.81,.96,1.05,1.09,1.09,1.07,1.04,1.02,1,.99,1),opacity .3s}
.subtitle:not([hidden])~.action{margin-top:calc(10*var(--pt))}
.action:active{scale:.95;opacity:.9;transition:.12s}
.action:focus-visible,.sheet :focus-visible{outline:3px solid #8ab0ff;outline-offset:2px}
.label{display:block;white-space:pre;overflow:hidden;text-overflow:ellipsis}
.leaving{position:absolute;inset:0 calc(16*var(--pt));line-height:calc(52*var(--pt))}
.body{display:block;position:absolute;inset:0 calc(16*var(--pt));height:fit-content;margin:auto;text-align:center;
font-size:calc(17*var(--pt));line-height:1.2}
.lost{opacity:.7;font-size:calc(14*var(--pt))}
.ring{position:absolute;width:44px;height:44px;margin:-22px;border-radius:50%;border:2px solid #fff;
box-shadow:0 0 4px #0008;pointer-events:none;box-sizing:border-box}
.pulse{background:#fff6;border-color:#0000}
.sheet{position:absolute;z-index:1;inset:auto 8px 8px;padding:12px;border-radius:14px;background:#fff;color:#16181d;
font-size:14px;line-height:1.5;box-shadow:0 4px 24px #0006;cursor:auto}
.sheet p{max-height:4.5em;overflow:auto;user-select:text;-webkit-user-select:text}
.sheet .why{color:#5a606c;font-size:12px}
.sheet div{display:flex;gap:8px;margin-top:8px}
.sheet a,.sheet button{flex:1;min-height:44px;border:0;border-radius:10px;background:#e8e9ec;color:inherit;
font:600 14px/44px var(--font);text-align:center;text-decoration:none;cursor:pointer;padding:0 4px}
.sheet a{background:#2459e0;color:#fff}
`;
