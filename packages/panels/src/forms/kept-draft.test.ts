import { beforeEach, expect, it, vi } from "vitest";
import { stubStorage } from "../testing/stub-storage";
import { followDraft, keepDraft, readDraft } from "./kept-draft";

beforeEach(stubStorage);

it("a form learns that another one of the same page has sent the draft", () => {
  const draft = { text: "It still fails.", base: "" };
  keepDraft("comment.1", draft);
  const onChange = vi.fn();
  const end = followDraft("comment.1", onChange);
  keepDraft("comment.2", draft);
  expect(onChange).not.toHaveBeenCalled();
  keepDraft("comment.1", undefined);
  expect(onChange.mock.calls).toEqual([[draft, undefined]]);
  end();
  keepDraft("comment.1", draft);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(readDraft("comment.1")).toEqual(draft);
});
