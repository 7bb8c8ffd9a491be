import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capabilitiesOf, type GroupCapabilities } from "./capabilities";
import { sha256Hex } from "./sha256";

fc.configureGlobal({ seed: 1 });

const table: GroupCapabilities = {
  [sha256Hex("desk")]: ["management.only", "management.licenses"],
  [sha256Hex("release")]: ["releases.view", "management.licenses"],
};
const may = (...names: string[]) =>
  [
    ...capabilitiesOf(
      names.map((name) => ({ name })),
      table,
    ),
  ].sort();

describe("what a user's groups give", () => {
  it("is what each of them gives, once", () => {
    expect(may("desk", "release")).toEqual(["management.licenses", "management.only", "releases.view"]);
  });

  it("is nothing without a group, or for groups that nobody named", () => {
    expect(may()).toEqual([]);
    expect(may("Desk", "desk ", "", "constructor", "__proto__", sha256Hex("desk"))).toEqual([]);
  });
});

describe("the hash of a group's name", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ])("of %j is the published one", (name, hash) => {
    expect(sha256Hex(name)).toBe(hash);
  });

  it("is the platform's own SHA-256 for any name, of any length and in any script", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 200 }), async (name) => {
        const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(name));
        expect(sha256Hex(name)).toBe(Buffer.from(digest).toString("hex"));
      }),
      { numRuns: 500 },
    );
  });
});
