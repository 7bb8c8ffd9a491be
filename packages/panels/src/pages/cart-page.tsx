import type { ReactNode } from "react";
import { CartPanel } from "../areas/cart/cart-panel";
import { cartMessages } from "../areas/cart/cart.messages";
import { useMessages } from "../provider/messages";
import { guarded } from "../provider/setup/panel-guard";
import { Page } from "./page";

/** `/shopping-cart`: what is to be bought and renewed. */
export const CartPage = /* @__PURE__ */ guarded("CartPage", function CartPage(): ReactNode {
  const texts = useMessages(cartMessages);
  return (
    <Page title={texts.title} tour="cart">
      <CartPanel />
    </Page>
  );
});
