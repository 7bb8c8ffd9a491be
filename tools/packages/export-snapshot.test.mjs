import { expect, it } from "vitest";
import { exportDifferences } from "./export-snapshot.mjs";

const before = { "@gatehouse/panels/licenses": ["LicensesPanel", "RenewDialog"] };

it("the same exports are no difference", () => {
  expect(exportDifferences(before, before)).toEqual([]);
});

it.each([
  [{ "@gatehouse/panels/licenses": ["LicensesPanel"] }, "@gatehouse/panels/licenses no longer exports RenewDialog"],
  [
    { "@gatehouse/panels/licenses": ["LicensesPanel", "New", "RenewDialog"] },
    "@gatehouse/panels/licenses now exports New",
  ],
  [{}, "@gatehouse/panels/licenses is gone"],
  [{ ...before, "@gatehouse/panels/cart": [] }, "@gatehouse/panels/cart is a new entry"],
])("%o: %s", (now, difference) => {
  expect(exportDifferences(before, now)).toEqual([difference]);
});
