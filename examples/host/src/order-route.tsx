import { OrderPage } from "@gatehouse/panels/pages";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";

export function OrderRoute(): ReactNode {
  const { orderGuid } = useParams({ from: "/orders/$orderGuid" });
  return <OrderPage key={orderGuid} orderGuid={orderGuid} />;
}
