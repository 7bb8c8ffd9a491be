import { expect, it } from "vitest";
import { pathSegment } from "./path-segment";
import { findScreen, screenTarget } from "./screens";

it("leads to each screen below the host's base path", () => {
  expect(screenTarget("dashboard")).toEqual({ screen: "dashboard", params: {}, path: "/" });
  expect(screenTarget("licenses")).toEqual({ screen: "licenses", params: {}, path: "/licenses" });
  expect(screenTarget("license", { licenseGuid: "a-1" })).toEqual({
    screen: "license",
    params: { licenseGuid: "a-1" },
    path: "/licenses/a-1",
  });
});

it.each([
  ["a/b", "/licenses/a%2Fb"],
  ["a?b#c", "/licenses/a%3Fb%23c"],
  ["../..", "/licenses/..%2F.."],
  ["javascript:alert(1)", "/licenses/javascript%3Aalert(1)"],
  ["$&", "/licenses/%24%26"],
  ["", "/licenses/"],
])("keeps %j within one segment", (licenseGuid, path) => {
  expect(screenTarget("license", { licenseGuid }).path).toBe(path);
});

it("writes any text that JSON may hold, half characters too", () => {
  expect(pathSegment("\uD800x")).toBe("%EF%BF%BDx");
  expect(pathSegment("x\uDC00")).toBe("x%EF%BF%BD");
  expect(pathSegment("🧨")).toBe("%F0%9F%A7%A8");
});

it("a screen is found by its name where the portal has it", () => {
  expect(findScreen("licenses", "example")).toMatchObject({ screen: "licenses", path: "/licenses" });
  expect(["", "no-such", "constructor", "__proto__"].map((name) => findScreen(name, "example"))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
