import { describe, expect, it } from "vitest";
import { continueList, linkSelection, type MarkdownEdit, type Selected, wrapSelection } from "./edit-markdown";

/** Parses a text that marks its selection with `‹` and `›`. */
function parse(marked: string): Selected {
  const start = marked.indexOf("‹");
  return { text: marked.replace(/[‹›]/g, ""), start, end: marked.indexOf("›") - 1 };
}

function after(marked: string, edit: (selected: Selected) => MarkdownEdit | undefined): string | undefined {
  const selected = parse(marked);
  const made = edit(selected);
  if (made === undefined) return undefined;
  const text = selected.text.slice(0, made.from) + made.insert + selected.text.slice(made.to);
  return `${text.slice(0, made.selectStart)}‹${text.slice(made.selectStart, made.selectEnd)}›${text.slice(made.selectEnd)}`;
}

describe("bold and italic", () => {
  it.each([
    ["a ‹word› b", "**", "a **‹word›** b"],
    ["a **‹word›** b", "**", "a ‹word› b"],
    ["a ‹› b", "**", "a **‹bold›** b"],
    ["a ‹word› b", "*", "a *‹word›* b"],
    ["a *‹word›* b", "*", "a ‹word› b"],
    ["a **‹word›** b", "*", "a ***‹word›*** b"],
    ["a ***‹word›*** b", "*", "a **‹word›** b"],
    ["‹word›", "**", "**‹word›**"],
  ])("%j with %s is %j", (before, mark, expected) =>
    expect(after(before, (selected) => wrapSelection(selected, mark, "bold"))).toBe(expected),
  );
});

describe("a link", () => {
  it.each([
    ["see ‹the guide›.", "see [the guide](‹https://›)."],
    ["see ‹›.", "see [text](‹https://›)."],
    ["see ‹https://example.com/a›.", "see [‹text›](https://example.com/a)."],
  ])("%j becomes %j", (before, expected) =>
    expect(after(before, (selected) => linkSelection(selected, "text"))).toBe(expected),
  );
});

describe("Enter", () => {
  it.each([
    ["- one‹›", "- one\n- ‹›"],
    ["  * one‹› two", "  * one\n  * ‹› two"],
    ["9. one‹›", "9. one\n10. ‹›"],
    ["1) one‹›", "1) one\n2) ‹›"],
    ["- [x] done‹›", "- [x] done\n- [ ] ‹›"],
    ["- one\n- ‹›\nafter", "- one\n‹›\nafter"],
    ["- one\n- ‹›", "- one\n‹›"],
    ["1. ‹›", "‹›"],
  ])("%j becomes %j", (before, expected) => expect(after(before, continueList)).toBe(expected));

  it.each(["plain‹›", "‹›- one", "-no list‹›", "**bold**‹›", ""])("%j is left to the browser", (before) =>
    expect(after(before === "" ? "‹›" : before, continueList)).toBeUndefined(),
  );
});
