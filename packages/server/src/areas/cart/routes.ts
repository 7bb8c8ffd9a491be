import { cart } from "@gatehouse/contract/cart";
import { bind } from "../../http/bind";
import type { Portal } from "../../http/portal";
import { addRenewal, countCart, listCart, removeRows, setQuantity, updateQuantity } from "./rules";
import { submitCart } from "./submit";

/** The cart's calls. */
export function bindCart(portal: Portal): void {
  bind(portal, cart.list, listCart);
  bind(portal, cart.count, countCart);
  bind(portal, cart.addRenewal, (context, { body }) => addRenewal(context, body));
  bind(portal, cart.setQuantity, (context, { body }) => setQuantity(context, body));
  bind(portal, cart.updateQuantity, (context, { body }) => updateQuantity(context, body));
  bind(portal, cart.remove, (context, { body }) => removeRows(context, body.ids));
  bind(portal, cart.submit, (context, { idempotencyKey }) => submitCart(context, idempotencyKey));
}
