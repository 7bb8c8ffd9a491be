import type { ServerCases } from "../../testing/area-cases";
import type { Browser } from "../../testing/browser";
import { purchase, renewal } from "../../testing/cart-calls";
import { subject } from "../../testing/large-database";

const cartIds = async (browser: Browser) =>
  (await browser.getList<{ readonly rows_ids: readonly number[] }>("/api/webapp/v1/grouped-shopping-cart-rows/"))[0]
    ?.rows_ids ?? [];

export const serverCases: ServerCases = {
  writes: {
    "cart.addRenewal": { body: { ...renewal("GC-7F21-0307"), license: subject.licenseGuid } },
    "cart.setQuantity": { body: purchase(3) },
    "cart.updateQuantity": { body: async (browser) => ({ ids: await cartIds(browser), quantity: 1 }) },
    "cart.remove": { body: async (browser) => ({ ids: await cartIds(browser) }) },
    "cart.submit": {},
  },
};
