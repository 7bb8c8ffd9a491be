import { expect, it } from "vitest";
import { couponCodeFormat } from "./rules";

it.each(["RDR-ABCDE-12345-ABCDE-12345-ABC123"])("%s is a coupon", (code) => {
  expect(code).toMatch(couponCodeFormat);
});

it.each([
  "",
  "RDR",
  "RDR-ABCDE-12345-ABCDE-12345-ABC12",
  "RDR-ABCDE-12345-ABCDE-12345-ABC1234",
  "rdr-abcde-12345-abcde-12345-abc123",
  " RDR-ABCDE-12345-ABCDE-12345-ABC123",
  "RDR-ABCDE-12345-ABCDE-ABC123",
  "XDR-ABCDE-12345-ABCDE-12345-ABC123",
  "RDR-ABCDE-12345-ABCDE-12345-ABC123\n",
])("%j is no coupon", (code) => {
  expect(code).not.toMatch(couponCodeFormat);
});
