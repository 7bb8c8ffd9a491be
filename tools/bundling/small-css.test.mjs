import { expect, it } from "vitest";
import { smallCss } from "./small-css.mjs";

it.each([
  ["\n  color: red;\n  margin: 0 1px;\n", "color:red;margin:0 1px;"],
  ["a { color: red; }\n\n  b,  c { margin: 0; }", "a{color:red}b,c{margin:0}"],
  ["> span { width: calc(1em - 2px); }", ">span{width:calc(1em - 2px)}"],
  [".a :hover, .a:hover {}", ".a :hover,.a:hover{}"],
  ['content: " ;  { ";  /* why */ font: inherit, "A  B"', 'content:" ;  { ";font:inherit,"A  B"'],
  ["@media (width < 40em) and (hover: none) { a { b: c; } }", "@media (width < 40em) and (hover:none){a{b:c}}"],
  ["[data-x='a;  b'] { c: d }", "[data-x='a;  b']{c:d}"],
  ['a { content: ";}"; }', 'a{content:";}"}'],
  ['[data-tone="ok"] > a[href="/0.5"] { content: "0.5"; }', '[data-tone=ok]>a[href="/0.5"]{content:"0.5"}'],
  ["margin: 0.5em -0.25em 10.5em calc(0.1em)", "margin:.5em -.25em 10.5em calc(.1em)"],
  ["background: url(/a/b.png) / cover", "background:url(/a/b.png) / cover"],
])("%j becomes %j", (css, small) => expect(smallCss(css)).toBe(small));

it.each([
  [" solid ", " solid "],
  ["; color: ", ";color:"],
  [" { color: red; }\n  ", "{color:red}"],
])("keeps the space next to what is filled in: %j", (css, small) =>
  expect(smallCss(css, { isStart: false, isEnd: false })).toBe(small),
);
