import { expect, it } from "vitest";
import { localeDirection } from "./locale-direction";

it.each([
  ["en", "ltr"],
  ["it-CH", "ltr"],
  ["ar", "rtl"],
  ["he-IL", "rtl"],
  ["fa", "rtl"],
  ["ur-Latn", "ltr"],
  ["az-Arab", "rtl"],
])("%s is written %s", (locale, direction) => expect(localeDirection(locale)).toBe(direction));
