import { htmlOfText } from "@gatehouse/contract/support";
import { describe, expect, it } from "vitest";
import { customerHtml } from "./customer-html";

describe("what a customer wrote", () => {
  it.each([
    ["a\n\nb <stdio.h>", "<p>a</p><p>b &lt;stdio.h&gt;</p>"],
    ["if a <b\nthen c", "<p>if a &lt;b<br>then c</p>"],
    ["#include <map> <time.h> vector<int>", "<p>#include &lt;map&gt; &lt;time.h&gt; vector&lt;int&gt;</p>"],
    ["R&D & more", "<p>R&amp;D &amp; more</p>"],
    ["", "<p></p>"],
  ])("and a server stored as it was typed keeps its lines and signs: %j", (content, html) =>
    expect(customerHtml(content)).toBe(html),
  );

  it.each([
    htmlOfText("a\n\nb <stdio.h>"),
    "a &lt; b",
    "line<br/>line",
    'See <a href="https://example.com">this</a>.',
    "<img src=x onerror=alert(1)>",
    "<DIV>a</DIV>",
    "it&#39;s",
  ])("and a server stored as HTML stays HTML: %j", (content) => expect(customerHtml(content)).toBe(content));
});
