import type { CartRow } from "@gatehouse/contract/cart";
import type { OpenedPortal } from "@gatehouse/story-kit/portal/demo-database";
import { screen } from "storybook/test";

/** The purchase in the customer's cart, as its controls name it. */
export const purchase = "New PRO license, 1 year";

export const findQuantity = () => screen.findByRole("textbox", { name: `Quantity of ${purchase}` });

/** The cart's rows on the server. */
export async function rowsInCart(server: Pick<OpenedPortal, "fetch">): Promise<readonly CartRow[]> {
  const response = await server.fetch(
    new Request(`${window.location.origin}/api/webapp/v1/grouped-shopping-cart-rows/`),
  );
  return ((await response.json()) as { readonly results: readonly CartRow[] }).results;
}
