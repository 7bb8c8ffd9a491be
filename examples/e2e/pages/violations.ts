import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

export const themes = ["light", "dark"] as const;

/**
 * What axe finds on a page in this theme. In the dark one, only the color rules run, because nothing else differs.
 * @param within - A selector, if only a part of the page counts.
 */
export async function violationsIn(
  theme: (typeof themes)[number],
  page: Page,
  within = "html",
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).include(within);
  if (theme === "dark") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}
