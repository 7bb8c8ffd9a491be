import { cart } from "@gatehouse/contract/cart";
import { bind } from "../../http/bind";
import type { ServerApp } from "../../http/server-app";
import { addRenewal, countCart, listCart, removeRows, setQuantity, updateQuantity } from "./rules";
import { submitCart } from "./submit";

/** Binds the endpoints of the cart. */
export function bindCart(server: ServerApp): void {
  bind(server, cart.list, listCart);
  bind(server, cart.count, countCart);
  bind(server, cart.addRenewal, (context, { body }) => addRenewal(context, body));
  bind(server, cart.setQuantity, (context, { body }) => setQuantity(context, body));
  bind(server, cart.updateQuantity, (context, { body }) => updateQuantity(context, body));
  bind(server, cart.remove, (context, { body }) => removeRows(context, body.ids));
  bind(server, cart.submit, (context, { idempotencyKey }) => submitCart(context, idempotencyKey));
}
