import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Runs all of axe's rules in the light theme, and only the color rules in the dark one. Nothing else differs. */
export function axeIn(colorScheme: "light" | "dark", page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page });
  return colorScheme === "light" ? axe : axe.withRules(["color-contrast", "link-in-text-block"]);
}
