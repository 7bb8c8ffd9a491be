import { type Order, orderProgress, orderStations } from "@gatehouse/contract/orders";
import { ProgressLane } from "@gatehouse/design";
import { styled } from "@gatehouse/design/styled";
import type { ReactNode } from "react";
import { Anchor, useScreenLink } from "../../navigation/screen-link";
import { useFormat } from "../../portal/format";
import { useMessages } from "../../portal/messages";
import { ordersMessages } from "./orders.messages";

export interface OrderProgressProps {
  readonly order: Order;
}

/** The progress of an order: its stations in a lane, and an explanation for the buyer. */
export function OrderProgress({ order }: OrderProgressProps): ReactNode {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const licenses = useScreenLink("licenses");
  const percent = orderProgress(order.status);
  const cells = orderStations(order.status).map(({ status, state }) => ({
    id: status,
    label: texts.statuses[status],
    state,
    stateText: texts.stations[state],
  }));
  return (
    <div className="gh-stack">
      <ProgressLane label={texts.progressLabel(percent)} cells={cells} />
      <Facts>
        <span>
          <span className="gh-mono">{texts.percent(percent)}</span> {texts.explanations[order.status]}{" "}
          {order.status === "de" && <Anchor link={licenses}>{texts.openLicenses}</Anchor>}
        </span>
        <span className="gh-muted">{format.showTime(order.created_at, texts.createdOn)}</span>
      </Facts>
    </div>
  );
}

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--gh-space-1) var(--gh-space-3);
  > * { min-width: 0; }
`;
