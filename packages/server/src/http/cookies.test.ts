import { describe, expect, it } from "vitest";
import { cookie, readCookie, readCookies } from "./cookies";

const withCookies = (header: string) => new Headers({ Cookie: header });

describe("the cookies of a request", () => {
  it.each([
    ["sessionid=one; sessionid=two", "one"],
    ["xsessionid=no; sessionid=yes", "yes"],
    ["other=1;sessionid = spaced ", "spaced"],
    ["sessionid=a=b", "a=b"],
    ["sessionid=", ""],
    ["sessionid", undefined],
    ["other=sessionid", undefined],
    ["", undefined],
  ])("%j has the session %j", (header, value) => {
    expect(readCookie(withCookies(header), "sessionid")).toBe(value);
  });

  it("are all there by name, the first of each", () => {
    expect({ ...readCookies(withCookies("a=1; b=2; a=3")) }).toEqual({ a: "1", b: "2" });
  });

  it("are none in a header longer than a browser sends", () => {
    const header = (length: number) => `sessionid=here; pad=${"x".repeat(length - 20)}`;
    expect(readCookie(withCookies(header(8_192)), "sessionid")).toBe("here");
    expect(readCookie(withCookies(header(8_193)), "sessionid")).toBeUndefined();
  });
});

it("a cookie is told to the browser with its age, path and who may read it", () => {
  expect(cookie("a", "1", { maxAgeS: 60, isSecure: false })).toBe("a=1; Max-Age=60; Path=/; SameSite=Lax");
  expect(cookie("a", "", { maxAgeS: 0, isSecure: true, isHttpOnly: true, path: "/accounts/login/" })).toBe(
    "a=; Max-Age=0; Path=/accounts/login/; HttpOnly; Secure; SameSite=Lax",
  );
  expect(() => cookie("a", "1", { maxAgeS: 1, isSecure: true, path: "/; Domain=evil.example" })).toThrow(
    "path must not contain",
  );
});
