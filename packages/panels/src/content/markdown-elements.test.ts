import { expect, it } from "vitest";
import { highestHeading } from "./markdown-elements";

it.each([
  ["no heading", "Text", 1],
  ["headings of several depths", "### Three\n\n## Two\n\n#### Four", 2],
  ["comments in fenced code", "## Two\n\n```sh\n# no heading\n```\n\n### Three", 2],
  ["fences inside another fence", "~~~~\n```\n# no heading\n~~~\n# no heading\n~~~~\n\n### Three", 3],
  ["code that is never closed", "## Two\n\n```\n# no heading", 2],
])("the highest heading of a text with %s is found", (_, text, depth) => expect(highestHeading(text)).toBe(depth));
