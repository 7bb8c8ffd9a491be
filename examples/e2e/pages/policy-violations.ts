import type { Page } from "@playwright/test";

/** What the page's console tells of its content security policy and of trusted types, from now on. */
export function policyViolations(page: Page): readonly string[] {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy") || message.text().includes("TrustedHTML"))
      violations.push(message.text());
  });
  return violations;
}
