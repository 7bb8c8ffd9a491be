import { expect } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { RenderedPage } from "./pages/rendered-page";
import { signInWithoutForm } from "./pages/sign-in-page";
import { test } from "./pages/website-test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [react, place] of [
  [18, 9],
  [19, 10],
] as const)
  test.describe(`on React ${react}`, () => {
    const rendered = new RenderedPage(react, place);
    test.beforeAll(() => rendered.start());
    test.afterAll(() => rendered.stop());

    for (const props of [{ locale: "en" }, { locale: "it" }, { locale: "en", nonce: "right" }]) {
      const said = Object.values(props).join(", nonce ");
      const name = props.locale === "it" ? "Le mie licenze" : "My Licenses";

      test(`a server's first paint has styles and texts: ${said}`, async ({ browser }) => {
        rendered.props = props;
        const context = await browser.newContext({ javaScriptEnabled: false });
        const page = await context.newPage();
        await page.goto(rendered.origin);
        await expect(page.getByRole("heading", { name: `React ${react}.` })).toBeVisible();
        const tab = page.getByRole("tab", { name });
        await expect(tab).toBeVisible();
        // A button without our styles has a border.
        const shown = await tab.evaluate((element) => {
          const style = getComputedStyle(element);
          return { border: style.borderTopWidth, surface: style.getPropertyValue("--gh-surface") };
        });
        expect(shown).toEqual({ border: "0px", surface: expect.stringMatching(/\S/) });
        await context.close();
      });

      test(`the browser takes it over without a warning or a shift: ${said}`, async ({ page }) => {
        rendered.props = props;
        const warnings: string[] = [];
        page.on("console", (message) => /^(?:warning|error)$/.test(message.type()) && warnings.push(message.text()));
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
          }).observe({ type: "layout-shift", buffered: true });
        });
        await signInWithoutForm(page, accounts.customer, rendered.origin);
        await page.goto(rendered.origin);
        await expect(page.getByRole("table", { name }).getByRole("link", { name: /^GC-/ }).first()).toBeVisible();
        await expect(page.getByRole("link", { name: /, \d+ / })).toBeVisible();
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.05);
        expect(warnings).toEqual([]);
      });
    }
  });
