import { orderProgress, type OrderStatus } from "@gatehouse/contract/orders";
import { Progress } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { ordersMessages } from "./orders.messages";

/** Shows the progress of an order as a bar and in percent. */
export function OrderBar({ status }: { readonly status: OrderStatus }): ReactNode {
  const texts = useMessages(ordersMessages);
  const percent = orderProgress(status);
  return (
    <Frame>
      <Progress
        label={texts.progress}
        value={percent}
        tone={status === "de" ? "success" : "info"}
        text={texts.percent(percent)}
      />
    </Frame>
  );
}

const Frame = styled.div`
  width: 11em;
  .gh-progress-text { min-width: 3em; text-align: end; }
`;
