import { cart } from "@gatehouse/contract/cart";
import type { PanelCases } from "../../testing/panel-cases";

export const panelCases: PanelCases = {
  CartPanel: {
    frame: /Items in the cart.*Add new license.*Quantity/s,
    content: (place) => place.getByRole("textbox", { name: /^Quantity of/ }),
    reads: [
      {
        call: cart.list,
        isRead: (place) => place.getByRole("button", { name: "Submit order" }),
        failure: "Failed to fetch the shopping cart.",
      },
    ],
  },
  CartButton: {
    frame: /aria-label="Shopping cart"/,
    content: (place) => place.getByRole("link", { name: /^Shopping cart, \d/ }),
    reads: [
      {
        call: cart.count,
        isRead: (place) => place.getByRole("link", { name: /^Shopping cart, \d/ }),
        failure: undefined,
      },
    ],
  },
};
