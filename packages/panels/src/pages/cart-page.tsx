import type { ReactNode } from "react";
import { cartMessages, CartPanel } from "../areas/cart";
import { useMessages } from "../provider/messages";
import { Page } from "./page";

/** `/shopping-cart`: what is to be bought and renewed. */
export function CartPage(): ReactNode {
  const texts = useMessages(cartMessages);
  return (
    <Page title={texts.title} tour="cart">
      <CartPanel />
    </Page>
  );
}
