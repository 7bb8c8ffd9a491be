import { expect, it } from "vitest";
import { activationHref } from "./activation-href";

const guid = "7b0f2c1e-0000-4000-8000-000000000001";

it("the owner of a license has the page that activates it, the holder of a team's license does not", () => {
  expect(activationHref("https://portal.example", { guid, assigned_from_group: false })).toBe(
    `https://portal.example/licenses/details/${guid}/offline-activation/`,
  );
  expect(activationHref("", { guid, assigned_from_group: true })).toBeUndefined();
});
