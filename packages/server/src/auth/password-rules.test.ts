import { describe, expect, it } from "vitest";
import { sayIn } from "../texts/refusal";
import { passwordProblems } from "./password-rules";

const owner = { email: "elena.marchetti@example.com", firstName: "Elena", lastName: "Marchetti" };
const short = "This password is too short. It must contain at least 12 characters.";
const common = "This password is too common.";
const similar = "The password is too similar to your email address or your name.";

describe("a new password", () => {
  it.each([
    "correct horse battery",
    "gatehouse-demo",
    "Vq7#mZ2!pLw9",
    "тринадцатьбукв",
    "elena likes long mountain walks",
    "🌲🌳🌴🌵🌿☘🍀🍁🍂🍃🌾🌷",
    "x".repeat(5) + "abcdefg".repeat(20),
  ])("may be %s", (password) => {
    expect(passwordProblems(password, owner)).toEqual([]);
  });

  it.each([
    ["", [short]],
    ["short", [short]],
    ["elevenchars", [short]],
    ["🌲🌳🌴🌵🌿☘", [short]],
    ["password1234", [common]],
    ["P@ssw0rd!!!!", [common]],
    ["Welcome-2026!", [common]],
    ["administrator", [common]],
    ["letmein-please".replace("-please", "123456"), [common]],
    ["qwertyuiop12", [common]],
    ["password-password", [common]],
    ["aaaaaaaaaaaaaaa", [common]],
    ["abcabcabcabcabc", [common]],
    ["abcdefghijklmnop", [common]],
    ["Marchetti2026", [similar]],
    ["elena.marchetti@example.com", [similar]],
    ["xxMARCHETTIxx", [similar]],
    ["123456789012", [common, "This password is entirely numeric."]],
    ["918273645546", ["This password is entirely numeric."]],
    ["Zr".repeat(3) + "é".repeat(1_100), [expect.stringContaining("too long"), common]],
  ])("may not be %s", (password, problems) => {
    expect(passwordProblems(password, owner).map((say) => sayIn("en", say))).toEqual(problems);
  });
});
