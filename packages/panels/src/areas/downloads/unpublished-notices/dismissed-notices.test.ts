import { beforeEach, expect, it } from "vitest";
import { createSharedStore } from "../../../portal/shared-state";
import { stubStorage } from "../../../testing/stub-storage";
import { keepDismissed, sharedDismissed } from "./dismissed-notices";

beforeEach(stubStorage);

it("a notice that another tab dismissed while nobody watched stays dismissed", () => {
  const [here, elsewhere] = [createSharedStore(), createSharedStore()];
  expect(here.get(sharedDismissed)).toEqual([]);
  keepDismissed(elsewhere, "x");
  here.subscribe(sharedDismissed, () => undefined)();
  expect(here.get(sharedDismissed)).toEqual(["x"]);
  keepDismissed(elsewhere, "y");
  keepDismissed(here, "z");
  expect(createSharedStore().get(sharedDismissed)).toEqual(["x", "y", "z"]);
});

it("what was dismissed before the sign-out isn't kept again", () => {
  const store = createSharedStore();
  keepDismissed(store, "of-the-former-account");
  localStorage.clear();
  keepDismissed(store, "x");
  expect(store.get(sharedDismissed)).toEqual(["x"]);
});

it("where storage is forbidden, the page remembers by itself", () => {
  localStorage.setItem = () => {
    throw new Error("Forbidden");
  };
  const store = createSharedStore();
  keepDismissed(store, "x");
  keepDismissed(store, "y");
  store.subscribe(sharedDismissed, () => undefined)();
  expect(store.get(sharedDismissed)).toEqual(["x", "y"]);
});
