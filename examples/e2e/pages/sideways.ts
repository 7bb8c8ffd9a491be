import { expect, type Page } from "@playwright/test";

/** Fails if the page needs sideways scrolling at one of these widths, in CSS pixels. */
export async function expectNoSidewaysScrolling(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => page.evaluate(readOverflow), `${width} px`).toBe(0);
  }
}

/** Panels follow the size of the window a frame later. */
async function readOverflow(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
