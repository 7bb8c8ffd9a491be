import { expect, it } from "vitest";
import { cookieIn, pageCookies } from "./cookie";

it.each([
  ["csrftoken=abc", "abc"],
  ["a=1; csrftoken=abc; b=2", "abc"],
  ["csrftoken=a=b==", "a=b=="],
  ["csrftoken=", ""],
  ["", undefined],
  ["xcsrftoken=no; csrftokenx=no", undefined],
  ["csrftokenx", undefined],
  ["csrftoken", undefined],
  ["csrftoken=first; csrftoken=second", "first"],
  ["csrftoken=%zz", "%zz"],
])("in %j the token is %j", (text, token) => {
  expect(cookieIn(text, "csrftoken")).toBe(token);
});

it("where there is no page there is no reader", () => {
  expect(pageCookies()).toBeUndefined();
});
