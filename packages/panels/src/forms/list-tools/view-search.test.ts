import { expect, it } from "vitest";
import { searchWith, viewOf } from "./view-search";

const search = "?licenses.sort=-type&licenses.page=3&licenses.expiry=expiring&in-use.search=GC&other=1";

it("a view is the list's own state without its page", () => {
  expect(viewOf(search, "licenses")).toBe("licenses.sort=-type&licenses.expiry=expiring");
});

it("opening a view leaves the state of other lists and of the page", () => {
  expect(searchWith(search, "licenses", "licenses.type=smart")).toBe("?in-use.search=GC&other=1&licenses.type=smart");
});

it("a view of the defaults removes what is written", () => {
  expect(searchWith("?licenses.sort=-type", "licenses", "")).toBe("");
});

it("a damaged view changes nothing but its own list", () => {
  expect(searchWith("?a=1", "licenses", "a=2&licenses.type=pro")).toBe("?a=1&licenses.type=pro");
});

it("typed text is kept, with any letters", () => {
  const typed = "licenses.search=a%26b%3Dc+%F0%9F%8E%AF";
  expect(viewOf(searchWith("", "licenses", typed), "licenses")).toBe(typed);
});
