import { describe, expect, it } from "vitest";
import { haveSameDomain, holdingOf, isManagerOf, memberRequestSubject, requestedMember, teamNameError } from "./rules";

describe("a team's name", () => {
  it.each([
    ["", "create", "required"],
    ["  \t", "create", "required"],
    ["A", "create", undefined],
    ["x".repeat(100), "create", undefined],
    ["x".repeat(101), "create", "too-long"],
    [`  ${"x".repeat(100)}  `, "create", undefined],
    ["😀".repeat(100), "create", undefined],
    ["", "edit", "required"],
    ["ab", "edit", "too-short"],
    ["abc", "edit", undefined],
    ["x".repeat(50), "edit", undefined],
    ["x".repeat(51), "edit", "too-long"],
    ["readout FIRMWARE ", "create", "not-unique"],
    ["Readout firmwares", "edit", undefined],
  ] as const)("%j, to %s: %s", (name, use, error) => {
    expect(teamNameError(name, use, ["Beam diagnostics", " Readout firmware"])).toBe(error);
  });
});

describe("a member's email", () => {
  it.each([
    ["a@example.com", "b@EXAMPLE.com ", true],
    ["a@example.com", "b@sub.example.com", false],
    ["a@example.com", "b@notexample.com", false],
    ["a@b@example.com", "c@example.com", true],
    ["a@example.com", "example.com", true],
  ])("%s and %s: same domain %s", (a, b, isSame) => {
    expect(haveSameDomain(a, b)).toBe(isSame);
  });

  it("is how the manager is known, whatever the case", () => {
    const manager = { email: "Ada@Example.com", first_name: "", last_name: "" };
    expect([
      isManagerOf({ manager }, { email: "ada@example.com" }),
      isManagerOf({ manager }, { email: "bob@example.com" }),
    ]).toEqual([true, false]);
  });
});

it("a license of a team is held for good, held for now, or free", () => {
  const owner = { email: "a@example.com", first_name: "", last_name: "" };
  const licenses = [
    { owner, is_statically_assigned: true },
    { owner, is_statically_assigned: false },
    { owner: null, is_statically_assigned: false },
  ];
  expect(licenses.map(holdingOf)).toEqual(["static", "dynamic", "free"]);
});

it("a request for a member is known by its ticket's subject, and no other ticket is one", () => {
  expect(requestedMember(memberRequestSubject("noor@elsewhere.example"))).toBe("noor@elsewhere.example");
  expect(requestedMember("A team member")).toBeUndefined();
});
