import { expect, it } from "vitest";
import { displayName, hasSupportPlus } from "./rules";
import type { User } from "./schemas";

const user: User = { email: "ada@example.com", first_name: "Ada", last_name: "Byron", is_superuser: false, groups: [] };

it.each([
  [{}, "Ada Byron"],
  [{ last_name: "" }, "Ada"],
  [{ first_name: "" }, "Byron"],
  [{ first_name: "", last_name: "" }, "ada@example.com"],
])("a user with %j is called %j", (names, name) => {
  expect(displayName({ ...user, ...names })).toBe(name);
});

it.each([[true, true], [false, false], [null, false], [undefined, false]])("a support-plus flag of %s means %s", (flag, expected) => {
  expect(hasSupportPlus({ ...user, mycaen_plus_account: flag })).toBe(expected);
});
