import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guardPage, hasUnsavedChanges, leaveSafely, noteUnsaved } from "./unsaved-changes";

beforeEach(() => void vi.stubGlobal("window", new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("the browser asks as long as anything is not saved", () => {
  expect([hasUnsavedChanges(), isAsked()]).toEqual([false, false]);
  const ends = [noteUnsaved(), noteUnsaved()];
  expect([hasUnsavedChanges(), isAsked()]).toEqual([true, true]);
  ends[0]?.();
  ends[0]?.();
  expect([hasUnsavedChanges(), isAsked()]).toEqual([true, true]);
  ends[1]?.();
  expect([hasUnsavedChanges(), isAsked()]).toEqual([false, false]);
});

it("a link is followed at once, or when the user agrees", async () => {
  const leave = vi.fn();
  leaveSafely(leave);
  expect(leave).toHaveBeenCalledTimes(1);
  let isAgreed = false;
  const end = guardPage(() => Promise.resolve(isAgreed));
  leaveSafely(leave);
  await Promise.resolve();
  expect(leave).toHaveBeenCalledTimes(1);
  isAgreed = true;
  leaveSafely(leave);
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  end();
  leaveSafely(leave);
  expect(leave).toHaveBeenCalledTimes(3);
});
