import type { CartRow } from "@gatehouse/contract/cart";
import type { License } from "@gatehouse/contract/licenses";
import { demoLicenseGuid } from "../demo/licenses";
import type { Browser } from "./browser";
import { statusAndBody } from "./status-and-body";

const api = "/api/webapp/v1";

export const kind = {
  duration: 1,
  license_duration_measurement_unit: "years",
  online_compile: true,
  license_type: "pro",
};
export const purchase = (quantity: number, change: object = {}) => ({
  type: "pur",
  license: null,
  ...kind,
  quantity,
  ...change,
});
export const renewal = (serial: string, change: object = {}) => ({
  type: "ren",
  license: demoLicenseGuid(serial),
  ...kind,
  ...change,
});

/** The cart requests of a browser's signed-in user. */
export function cartOf(browser: Browser) {
  return {
    rows: () => browser.getList<CartRow>(`${api}/grouped-shopping-cart-rows/`),
    count: async () =>
      ((await browser.getJson(`${api}/shopping-cart-rows-count/`)) as { readonly count: number }).count,
    /** A license, for its renewal flags. */
    licenseOf: async (serial: string) =>
      (await browser.getJson(`${api}/licenses/${demoLicenseGuid(serial)}/`)) as License,
    set: (body: object) => statusAndBody(browser.send("POST", `${api}/grouped-shopping-cart-rows/`, body)),
    put: (body: object) => statusAndBody(browser.send("PUT", `${api}/grouped-shopping-cart-rows/`, body)),
    renew: (body: object) => statusAndBody(browser.send("POST", `${api}/shopping-cart/`, body)),
    remove: (ids: readonly number[]) =>
      statusAndBody(browser.send("POST", `${api}/remove-multiple-shopping-cart-rows/`, { ids })),
    submit: (key?: string) =>
      statusAndBody(
        browser.send(
          "POST",
          `${api}/submit-shopping-cart/`,
          undefined,
          key === undefined ? {} : { "Idempotency-Key": key },
        ),
      ),
  };
}
