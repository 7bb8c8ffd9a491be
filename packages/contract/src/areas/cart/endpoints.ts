import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { nothing } from "../../http/fields";
import { listOf } from "../../http/list";
import { cartReads } from "./reads";
import { CartQuantity, CartRow, CartRowsQuantity, NewRenewal } from "./schemas";

/** The cart's calls. */
export const cart = {
  list: endpoint({
    area: "cart",
    name: "list",
    method: "GET",
    path: "/api/webapp/v1/grouped-shopping-cart-rows/",
    response: listOf(CartRow),
    summary: "The rows of the viewer's cart, those alike as one.",
  }),
  count: endpoint({
    area: "cart",
    name: "count",
    method: "GET",
    path: "/api/webapp/v1/shopping-cart-rows-count/",
    response: z.object({ count: z.number() }),
    summary: "How many single rows the viewer's cart has.",
  }),
  addRenewal: endpoint({
    area: "cart",
    name: "addRenewal",
    method: "POST",
    path: "/api/webapp/v1/shopping-cart/",
    changes: cartReads,
    status: 201,
    body: NewRenewal,
    response: nothing,
    summary: "Puts the renewal of a license of the viewer's into the cart, if it may be renewed.",
  }),
  setQuantity: endpoint({
    area: "cart",
    name: "setQuantity",
    method: "POST",
    path: "/api/webapp/v1/grouped-shopping-cart-rows/",
    changes: cartReads,
    outlivesPage: true,
    body: CartQuantity,
    response: nothing,
    summary: "Makes the cart hold so many licenses of a kind; what it held of them before does not count.",
  }),
  updateQuantity: endpoint({
    area: "cart",
    name: "updateQuantity",
    method: "PUT",
    path: "/api/webapp/v1/grouped-shopping-cart-rows/",
    changes: cartReads,
    body: CartRowsQuantity,
    response: nothing,
    summary: "Changes how many rows a group of the cart has, named by the rows it has.",
  }),
  remove: endpoint({
    area: "cart",
    name: "remove",
    method: "POST",
    path: "/api/webapp/v1/remove-multiple-shopping-cart-rows/",
    changes: cartReads,
    body: z.object({ ids: z.array(z.int32()) }),
    response: nothing,
    summary: "Takes single rows out of the viewer's cart: all of them or, if one is not there, none.",
  }),
  submit: endpoint({
    area: "cart",
    name: "submit",
    method: "POST",
    path: "/api/webapp/v1/submit-shopping-cart/",
    changes: [...cartReads, "orders.list"],
    status: 201,
    takesIdempotencyKey: true,
    response: z.object({ guid: z.string() }),
    summary: "Makes an order of all that is in the cart, and empties it.",
  }),
};
