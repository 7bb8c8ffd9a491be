import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { nothing, number } from "../../http/fields";
import { listOf } from "../../http/list";
import { cartReads } from "./reads";
import { CartQuantity, CartRow, CartRowsQuantity, NewRenewal } from "./schemas";

/** The endpoints of the cart. */
export const cart = {
  list: endpoint({
    area: "cart",
    name: "list",
    method: "GET",
    path: "/api/webapp/v1/grouped-shopping-cart-rows/",
    response: listOf(CartRow),
    summary: "The rows of the viewer's cart, with equal rows grouped as one.",
  }),
  count: endpoint({
    area: "cart",
    name: "count",
    method: "GET",
    path: "/api/webapp/v1/shopping-cart-rows-count/",
    response: z.object({ count: number }),
    summary: "The number of single rows in the viewer's cart.",
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
    summary: "Adds the renewal of one of the viewer's licenses to the cart, if it can be renewed.",
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
    summary: "Sets the number of licenses of a kind in the cart, regardless of the earlier number.",
  }),
  updateQuantity: endpoint({
    area: "cart",
    name: "updateQuantity",
    method: "PUT",
    path: "/api/webapp/v1/grouped-shopping-cart-rows/",
    changes: cartReads,
    body: CartRowsQuantity,
    response: nothing,
    summary: "Changes the number of rows in a group of the cart. The group is named by its current rows.",
  }),
  remove: endpoint({
    area: "cart",
    name: "remove",
    method: "POST",
    path: "/api/webapp/v1/remove-multiple-shopping-cart-rows/",
    changes: cartReads,
    body: z.object({ ids: z.array(z.int32()) }),
    response: nothing,
    summary: "Removes single rows from the viewer's cart: all of them, or none if one does not exist.",
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
    summary: "Submits all rows of the cart as an order, and empties the cart.",
  }),
};
