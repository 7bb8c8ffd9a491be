import { expect, type Locator, type Page } from "@playwright/test";
import { accounts } from "./pages/accounts";
import { intoBox, intoBoxModal, intoDialog, isOnTop } from "./pages/host-modals";
import { signInWithoutForm } from "./pages/sign-in-page";
import { licenses, script, WebsitePage } from "./pages/website-page";
import { onWebsite, test } from "./pages/website-test";

test.use({ ...onWebsite, viewport: { width: 1280, height: 900 } });

const portal = `http://127.0.0.1:${process.env.GATEHOUSE_E2E_PORT ?? "4190"}`;

const hosts = [
  { name: "a native dialog", put: intoDialog },
  { name: "a modal of boxes at layer 1050", put: intoBoxModal },
  { name: "a box that is moved, cut off and scrolled", put: intoBox },
];

/** The same panel as an element, and as a part of a React page. */
const kinds = [
  {
    name: "an element",
    selector: "gatehouse-portal",
    open: (page: Page) => new WebsitePage(page).openBare(`${licenses}${script}`),
  },
  { name: "React", selector: "#portal", open: (page: Page) => page.goto(`${portal}/app/licenses`) },
];

const expectOnTop = (shown: Locator) => expect.poll(() => shown.evaluate(isOnTop)).toBe(true);

async function expectBeside(shown: Locator, trigger: Locator) {
  await expect
    .poll(async () => {
      const [overlay, button] = [await shown.boundingBox(), await trigger.boundingBox()];
      if (overlay === null || button === null) return "gone";
      const gap = Math.min(
        Math.abs(overlay.y - button.y - button.height),
        Math.abs(button.y - overlay.y - overlay.height),
      );
      const overlaps = overlay.x < button.x + button.width && overlay.x + overlay.width > button.x;
      return gap <= 12 && overlaps ? "beside" : `${gap} px away`;
    })
    .toBe("beside");
}

/** Opens every kind of overlay with the mouse and the keyboard, and closes it with Escape. */
async function useEveryOverlay(page: Page, expectHost: () => Promise<void>) {
  const site = new WebsitePage(page);
  const ours = (name: string) => page.getByRole("dialog", { name });
  await expect(site.rows).toHaveCount(10);

  await site.addLicense.click();
  await expect(page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
  await expectOnTop(site.menu);
  await expectBeside(site.menu, site.addLicense);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Redeem coupon" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(site.menu).toHaveCount(0);
  await expect(site.addLicense).toBeFocused();
  await expectHost();

  const actions = page.getByRole("button", { name: /^Actions for/ }).first();
  await actions.hover();
  await expectOnTop(page.getByRole("tooltip"));
  await expectBeside(page.getByRole("tooltip"), actions);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectHost();

  await site.openCouponDialog();
  await expectOnTop(ours("Redeem coupon"));
  await page.keyboard.press("Escape");
  await expect(ours("Redeem coupon")).toHaveCount(0);
  await expect(site.addLicense).toBeFocused();
  await expectHost();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Add to cart" })).toBeFocused();
  await page.keyboard.press("Enter");
  const duration = ours("New PRO license").getByRole("button", { name: "Duration" });
  await duration.click();
  const list = page.getByRole("listbox", { name: "Duration" });
  await expectOnTop(list);
  await expectBeside(list, duration);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(duration).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(duration).toContainText("years");
  await page.route("**/grouped-shopping-cart-rows/", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await ours("New PRO license").getByRole("button", { name: "Add to cart" }).click();
  const toast = site.notifications.getByText(/failed/i);
  await expectOnTop(toast);
  await page.keyboard.press("Escape");
  await expect(ours("New PRO license")).toHaveCount(0);
  await expectOnTop(toast);
  await site.notifications.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
  await expectHost();
}

for (const host of hosts)
  for (const kind of kinds)
    test(`${kind.name} in ${host.name}: every overlay is on top, beside its trigger, and Escape closes it alone`, async ({
      page,
    }) => {
      await signInWithoutForm(page, accounts.customer);
      await kind.open(page);
      await expect(page.getByRole("button", { name: "Add license" })).toBeVisible();
      await page.evaluate(host.put, kind.selector);
      const around = page.getByRole("dialog", { name: "Of the page" });
      const isModal = host.put !== intoBox;
      await useEveryOverlay(page, () => expect(around).toHaveCount(isModal ? 1 : 0));
      if (!isModal) return;
      await page.getByRole("button", { name: "Add license" }).focus();
      await page.keyboard.press("Escape");
      await expect(around).toHaveCount(0);
    });

test("an element's z-index replaces the browser's top layer", async ({ page }) => {
  const site = new WebsitePage(page);
  await signInWithoutForm(page, accounts.customer);
  await site.openBare(`${licenses.replace("<gatehouse-portal", `<gatehouse-portal z-index="1000"`)}${script}`);
  await site.addLicense.click();
  await expect(site.menu).toBeVisible();
  const layer = await site.menu.evaluate((menu) => ({
    zIndex: getComputedStyle(menu.closest(".gh-overlays") ?? menu).zIndex,
    isInTopLayer: menu.closest(":popover-open") !== null,
  }));
  expect(layer).toEqual({ zIndex: "1040", isInTopLayer: false });
});
