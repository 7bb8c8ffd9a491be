import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlOfText, saysSame, textOfHtml } from "./index";

describe("what a customer typed becomes HTML", () => {
  it.each([
    ["Thanks", "<p>Thanks</p>"],
    [" one\ntwo \n", "<p>one<br>two</p>"],
    ["one\r\n\r\ntwo\n \n\nthree", "<p>one</p><p>two</p><p>three</p>"],
    ["<img src=x onerror='a()'> & \"b\"", "<p>&lt;img src=x onerror=&#x27;a()&#x27;&gt; &amp; &quot;b&quot;</p>"],
    ["&lt;", "<p>&amp;lt;</p>"],
  ])("%j", (text, html) => expect(htmlOfText(text)).toBe(html));

  it("that has no tag but paragraphs and line breaks, and says the same", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const html = htmlOfText(text);
        expect(html.replaceAll(/<\/?p>|<br>/g, "")).not.toMatch(/[<>"']/);
        expect(saysSame(html, text)).toBe(true);
      }),
      { seed: 11 },
    );
  });
});

describe("a text is found in what a server made of it", () => {
  it.each([
    ["<p>a &amp; b</p>", "a & b"],
    ["<div>a&nbsp;b<br/>c</div>", "a b\nc"],
    ["<p>it&#39;s &#x22;it&#34;</p>", 'it\'s "it"'],
    ["a &lt;b&gt;", "a <b>"],
    ["<p>&amp;lt;</p>", "&lt;"],
  ])("%j says %j", (html, text) => expect(saysSame(html, text)).toBe(true));
  it.each([
    ["<p>a</p>", "b"],
    ["<p>a b</p>", "a"],
    ["<p>&lt;</p>", "&lt;"],
    ["&#99999999;&#x110000;", ""],
  ])("%j does not say %j", (html, text) => expect(saysSame(html, text) && text !== "").toBe(false));
  it("as words", () => expect(textOfHtml("<h1>A</h1>\n<p>b&nbsp;&#233;</p>")).toBe("A b é"));
});
