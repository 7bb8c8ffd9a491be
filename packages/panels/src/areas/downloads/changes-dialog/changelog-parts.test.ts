import { describe, expect, it } from "vitest";
import { beforeYouUpdate, countChanges } from "./changelog-parts";

describe("the changes of a changelog", () => {
  it.each([
    ["nothing", "", 0],
    ["a list", "- One\n- Two\n", 2],
    ["other marks and numbers", "* One\n+ Two\n1. Three\n2) Four", 4],
    ["items inside an item", "- One\n  - Its part\n    1. Its part\n- Two", 2],
    ["code", "- One\n\n```\n- no item\n```\n~~~~\n- no item\n~~~\n- no item\n~~~~\n- Two", 2],
    ["a line, a negative number and emphasis", "---\n-5 ns\n*fast* now\n- \n", 0],
  ])("are counted in %s", (_, markdown, count) => expect(countChanges(markdown)).toBe(count));
});

describe("what to do before an update", () => {
  it.each([
    ["without it", "## New\n\n- One", undefined],
    ["at the end", "## New\n\n- One\n\n## Before you update\n\nKeep a copy.\n", "Keep a copy."],
    ["up to the next heading", "## Before you update\n\nKeep a copy.\n\n## New\n\n- One", "Keep a copy."],
    ["with parts of its own", "# Before You Update:\n\n## First\n\nOne\n\n# New\n\nTwo", "## First\n\nOne"],
    ["with code", "### Before you update ###\n```\n# no heading\n```\n# New", "```\n# no heading\n```"],
    ["as a heading in code", "```\n# Before you update\nx\n```", undefined],
    ["with nothing below", "## Before you update\n\n## New", undefined],
  ])("is found %s", (_, markdown, text) => expect(beforeYouUpdate(markdown)).toBe(text));
});
