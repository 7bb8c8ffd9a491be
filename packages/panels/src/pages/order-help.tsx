import type { Order } from "@gatehouse/contract/orders";
import type { ReactNode } from "react";
import { useOrderHelp } from "../areas/orders";
import { GetHelp } from "../areas/support";

/** Opens a ticket about an order. */
export function OrderHelp({ order }: { readonly order: Order }): ReactNode {
  return <GetHelp {...useOrderHelp()(order)} />;
}
