import type { Page } from "@playwright/test";

/** Collects console messages about the content security policy and trusted types, starting now. */
export function policyViolations(page: Page): readonly string[] {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy") || message.text().includes("TrustedHTML"))
      violations.push(message.text());
  });
  return violations;
}
