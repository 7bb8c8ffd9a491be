import type { ReactNode } from "react";
import { CartPanel } from "../areas/cart/cart-panel/cart-panel";
import { cartMessages } from "../areas/cart/cart.messages";
import { useMessages } from "../portal/messages";
import { guarded } from "../portal/setup/panel-guard";
import { Page } from "./page";

/** `/shopping-cart`: the licenses to buy and renew. */
export const CartPage = /* @__PURE__ */ guarded("CartPage", function CartPage(): ReactNode {
  const texts = useMessages(cartMessages);
  return (
    <Page title={texts.title} tour="cart">
      <CartPanel />
    </Page>
  );
});
