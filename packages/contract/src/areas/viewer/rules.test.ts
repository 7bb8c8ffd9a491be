import { expect, it } from "vitest";
import { displayName, hasSupportPlus, isEmailAddress, pictureAddress } from "./rules";
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

it.each([
  [true, true],
  [false, false],
  [null, false],
  [undefined, false],
])("a support-plus flag of %s means %s", (flag, expected) => {
  expect(hasSupportPlus({ ...user, mycaen_plus_account: flag })).toBe(expected);
});

it.each([
  ["/media/avatars/7.png", "http://portal.test/media/avatars/7.png"],
  ["http://portal.test/media/7.png?size=64", "http://portal.test/media/7.png?size=64"],
  ["https://pictures.example.com/7.png", "https://pictures.example.com/7.png"],
])("a picture at %s is fetched from %s", (picture, address) => {
  expect(pictureAddress(picture, "http://portal.test")).toBe(address);
});

it.each([
  null,
  undefined,
  "",
  " ",
  "7.png",
  "http://elsewhere.example/7.png",
  "http://portal.test.elsewhere.example/7.png",
  "//elsewhere.example/7.png",
  "/\\elsewhere.example/7.png",
  "\\\\elsewhere.example\\7.png",
  "/\t/elsewhere.example",
  "\nhttps://elsewhere.example",
  "https:elsewhere.example",
  "https://",
  "https://[",
  "https://user:secret@elsewhere.example/7.png",
  "https://portal.test@elsewhere.example/7.png",
  "http://portal.test:8080/7.png",
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "blob:http://portal.test/7",
  "file:///etc/passwd",
  'x" onerror="alert(1)',
])("a picture at %j is not asked for", (picture) => {
  expect(pictureAddress(picture, "http://portal.test")).toBeUndefined();
});

it.each([
  "a@example.com",
  "a.b+c@sub.example.co.uk",
  "ü@exämple.de",
  "a@xn--exmple-cua.de",
  `${"a".repeat(64)}@example.com`,
])("%s is an email address", (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

it.each([
  "",
  "a",
  "a@",
  "@example.com",
  "a@example",
  "a b@example.com",
  "a@b@example.com",
  "a@-example.com",
  "a@example..com",
  "a@example.c",
  `${"a".repeat(65)}@example.com`,
  "<a@example.com>x",
])("%j is none", (text) => expect(isEmailAddress(text)).toBe(false));
