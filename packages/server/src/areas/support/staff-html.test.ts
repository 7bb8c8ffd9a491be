import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longReply } from "../../demo/ticket-texts";
import { sanitizeStaffHtml, textOfStaffHtml } from "./staff-html";

describe("what staff write keeps", () => {
  it.each([
    ["<p>a <b>b</b> &amp; c<br>d</p>", "<p>a <b>b</b> &amp; c<br>d</p>"],
    ['<a href="https://example.com/?a=1&amp;b=2">x</a>', '<a href="https://example.com/?a=1&amp;b=2">x</a>'],
    ['<a href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com">x</a>'],
    ['<img src="/pic.png" alt="A &quot;b&quot;" width="20">', '<img src="/pic.png" alt="A &quot;b&quot;" width="20">'],
    ['<td colspan="2">a</td>', '<td colspan="2">a</td>'],
    ["plain < text", "plain &lt; text"],
  ])("%s", (html, kept) => expect(sanitizeStaffHtml(html)).toBe(kept));

  it("the whole of a long reply with a table and a picture", () => {
    const html = longReply();
    expect(textOfStaffHtml(sanitizeStaffHtml(html))).toBe(textOfStaffHtml(html));
    expect(sanitizeStaffHtml(html)).toContain("<table>");
    expect(sanitizeStaffHtml(html)).toMatch(/<img src="data:image\/png;base64,[\w+/=]+" alt="Waveform/);
  });
});

describe("what staff write loses", () => {
  it.each([
    ["<script>alert(1)</script>a", "a"],
    ["<p onclick='alert(1)' class=x style='position:fixed' id=y>a</p>", "<p>a</p>"],
    ["<style>p{}</style><link rel=stylesheet href=//x>a", "a"],
    ['<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
    ['<a href=" java\tscript:alert(1)">a</a>', "<a>a</a>"],
    ['<a href="&#106;avascript:alert(1)">a</a>', "<a>a</a>"],
    ['<a href="//evil.example">a</a>', "<a>a</a>"],
    ['<a href="/\\evil.example">a</a>', "<a>a</a>"],
    ['<a href="data:text/html,x">a</a>', "<a>a</a>"],
    ['<img src="data:image/svg+xml;base64,AAAA" onerror=alert(1)>', "<img>"],
    ["<iframe srcdoc='<p>x</p>'></iframe>a", "a"],
    ["<svg><p>x</p></svg>a", "a"],
    ["<math><mtext><table><mglyph><style><img src=x></style></table></mtext></math>a", "a"],
    [
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      expect.not.stringContaining("<img src"),
    ],
    ["<form action=/x><input name=a><button>b</button></form>c", "c"],
    ["<!-- a --><!doctype html>b", "b"],
    ["<custom-element>a</custom-element>", "a"],
    ["</p></div>a", expect.stringMatching(/a$/)],
    ["<p>a<b>b", "<p>a<b>b</b></p>"],
  ])("%s", (html, left) => expect(sanitizeStaffHtml(html)).toEqual(left));

  it("everything that is not known to be harmless, whatever it is made of", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<",
        ">",
        "</",
        "/>",
        "<!--",
        "-->",
        "<p",
        "<a href=",
        "<img src=",
        "javascript:",
        "onerror=",
        "'",
        '"',
        "`",
        "=",
        "<script",
        "</script>",
        "<svg>",
        "<style>",
        "</style>",
        "<table><td>",
        "<template>",
        "&lt;",
        "&#60;",
        "\0",
        "\n",
        " ",
        "<noscript>",
        "<plaintext>",
        "<textarea>",
        "<title>",
        "<![CDATA[",
        "]]>",
        "<?x",
        "<math>",
        "<b>",
        "</b>",
        "x",
      ),
      fc.string({ maxLength: 5 }),
    );
    const safe =
      /^(?:[^<>]|<\/?(?:a|b|p|table|td|tr|tbody|br|i|em|u|s|q|h\d|ul|ol|li)>|<(?:a href|img src)="[^"<>]*"(?: \w+="[^"<>]*")*>|<img(?: \w+="[^"<>]*")*>|<\w+(?: (?:title|alt|width|height|start|span|scope|colspan|rowspan)="[^"<>]*")*>|<\/\w+>)*$/;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const html = sanitizeStaffHtml(pieces.join(""));
        expect(html).toMatch(safe);
        expect(html).not.toMatch(/<(?:script|style|svg|math|template|noscript|textarea|title|plaintext|iframe)/);
        expect(html).not.toMatch(/(?:href|src)="\s*javascript:/i);
        // Sanitizing again changes nothing.
        expect(sanitizeStaffHtml(html)).toBe(html);
      }),
      { seed: 11, numRuns: 2_000 },
    );
  });

  it("depth that would trouble a browser", () => {
    const html = sanitizeStaffHtml("<b>".repeat(10_000) + "x" + "</b>".repeat(10_000));
    expect(html).toBe("<b>".repeat(60) + "x" + "</b>".repeat(60));
  });
});

it("becomes plain text for an email", () => {
  const html =
    '<h3>Found</h3><p>Use <code>-O2</code>,<br>see <a href="https://example.com/a">the page</a>.</p><ul><li>One</li><li>Two</li></ul><table><tr><th>a</th><td>1</td></tr></table><img alt="A wave">';
  expect(textOfStaffHtml(html)).toBe(
    "Found\n\nUse -O2,\nsee the page (https://example.com/a).\n\n- One\n- Two\n\na\t1\n\n[image: A wave]",
  );
});
