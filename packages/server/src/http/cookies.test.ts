import { describe, expect, it } from "vitest";
import { cookie, readCookie, readCookies } from "./cookies";

const withCookies = (header: string, isSecure = false) => ({
  request: new Request("http://portal.test/", { headers: { Cookie: header } }),
  isSecure,
});

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

  it("are all there by the beginning of their names, the first of each", () => {
    expect(readCookies(withCookies("form-a=1; b=2; form-a=3; form-b=4"), "form-")).toEqual(["1", "4"]);
  });

  it("are behind TLS those alone that a subdomain cannot set", () => {
    const planted = "sessionid=planted; form-a=planted";
    expect(readCookie(withCookies(`${planted}; __Host-sessionid=own`, true), "sessionid")).toBe("own");
    expect(readCookie(withCookies(planted, true), "sessionid")).toBeUndefined();
    expect(readCookies(withCookies(`${planted}; __Host-form-b=own`, true), "form-")).toEqual(["own"]);
    expect(readCookie(withCookies("__Host-sessionid=of-tls"), "sessionid")).toBeUndefined();
  });

  it("are none in a header longer than a browser sends", () => {
    const header = (length: number) => `sessionid=here; pad=${"x".repeat(length - 20)}`;
    expect(readCookie(withCookies(header(8_192)), "sessionid")).toBe("here");
    expect(readCookie(withCookies(header(8_193)), "sessionid")).toBeUndefined();
  });
});

it("a cookie is set with its age, path and access", () => {
  expect(cookie("a", "1", { maxAgeS: 60, isSecure: false })).toBe("a=1; Max-Age=60; Path=/; SameSite=Lax");
  expect(cookie("a", "", { maxAgeS: 0, isSecure: true, isHttpOnly: true, path: "/accounts/login/" })).toBe(
    "__Host-a=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
  expect(cookie("a", "1", { maxAgeS: 60, isSecure: false, path: "/accounts/login/" })).toBe(
    "a=1; Max-Age=60; Path=/accounts/login/; SameSite=Lax",
  );
  expect(() => cookie("a", "1", { maxAgeS: 1, isSecure: false, path: "/; Domain=evil.example" })).toThrow(
    "path must not contain",
  );
});
