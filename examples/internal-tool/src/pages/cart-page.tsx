import { CartPanel } from "@gatehouse/panels/cart";
import type { ReactNode } from "react";

export function CartPage(): ReactNode {
  return <CartPanel />;
}
