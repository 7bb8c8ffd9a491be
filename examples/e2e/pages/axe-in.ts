import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** axe with all of its rules in the light theme, and with those about colors in the dark one, where nothing else differs. */
export function axeIn(colorScheme: "light" | "dark", page: Page): AxeBuilder {
  const axe = new AxeBuilder({ page });
  return colorScheme === "light" ? axe : axe.withRules(["color-contrast", "link-in-text-block"]);
}
