import { describe, expect, it } from "vitest";
import { linkNavigation } from "../../../navigation/link-navigation";
import { nextAddress } from "./next-address";

describe("after the confirmation", () => {
  it.each([
    ["/app", "/licenses?licenses.page=2", "/app/licenses?licenses.page=2"],
    ["/app", "/app/licenses", "/app/licenses"],
    ["/app", "/", "/app/"],
    ["/app", undefined, "/app/"],
    ["/app", "", "/app/"],
    ["", "/licenses", "/licenses"],
    ["", undefined, "/"],
    ["/deep/portal", "/licenses", "/deep/portal/licenses"],
    ["https://portal.example.com/app", "/licenses", "https://portal.example.com/app/"],
    ["//portal.example.com/app", "/licenses", "//portal.example.com/app/"],
  ])("a portal at %j follows %j to %s", (base, next, address) => {
    expect(nextAddress(linkNavigation(base), next)).toBe(address);
  });

  it.each([
    "//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\\evil.example",
    "/../admin/",
    "/..//evil.example",
    "\n//evil.example",
  ])("%j is not followed", (next) => expect(nextAddress(linkNavigation("/app"), next)).toBe("/app/"));
});
