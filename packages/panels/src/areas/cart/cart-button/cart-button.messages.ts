import { defineMessages } from "../../../portal/messages";

/** The texts of the cart's button, which is on every page of the host. */
export const cartButtonMessages = defineMessages("cart", {
  button: (count: number) => `Shopping cart, ${count} ${count === 1 ? "item" : "items"}`,
  buttonUnknown: "Shopping cart",
});
