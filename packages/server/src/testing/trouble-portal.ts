import { openPostgres } from "../node/open-postgres";
import type { Browser } from "./browser";
import { purchase } from "./cart-calls";
import { testPortal } from "./test-portal";

export const api = "/api/webapp/v1";
export const email = "customer@example.com";
const detail = "The service is temporarily unavailable. Try again in a moment.";

/** The response of a portal during database trouble. It must not look like the end of the session. */
export async function refusal(pending: Promise<Response>) {
  const response = await pending;
  return [
    response.status,
    response.headers.get("Retry-After"),
    response.headers.getSetCookie(),
    await response.json(),
  ] as const;
}
export const unavailable = [503, "5", [], { detail }];
export const headlessUnavailable = [503, "5", [], { status: 503, errors: [{ message: detail, code: "unavailable" }] }];

export const me = async (browser: Browser) => (await browser.fetch(`${api}/me/`)).status;
export const order = (browser: Browser) => browser.send("POST", `${api}/grouped-shopping-cart-rows/`, purchase(3));

/** Opens a portal on PostgreSQL whose requests may wait `timeoutMs` for the database. */
export async function openPortal(
  url: string,
  timeoutMs: number,
  options: { readonly connections?: number; readonly connectTimeoutMs?: number } = {},
) {
  // Connecting takes long on a busy machine, so only tests that wait for this limit set it low.
  const { connectTimeoutMs = 30_000, connections } = options;
  const opened = await openPostgres(url, { timeoutMs, connectTimeoutMs, connections });
  const portal = testPortal(opened.db);
  return { ...opened, portal, browser: await portal.signedIn(email) };
}
