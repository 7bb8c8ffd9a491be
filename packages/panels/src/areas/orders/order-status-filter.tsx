import { NativeSelect } from "@gatehouse/design";
import type { ReactNode } from "react";
import { useMessages } from "../../portal/messages";
import { ordersMessages } from "./orders.messages";

export interface OrderStatusFilterProps {
  /** Empty for all. */
  readonly value: string;
  readonly onChange: (status: string) => void;
}

/** Filters orders by status. */
export function OrderStatusFilter({ value, onChange }: OrderStatusFilterProps): ReactNode {
  const texts = useMessages(ordersMessages);
  return (
    <NativeSelect
      label={texts.columnStatus}
      isLabelHidden
      value={value}
      options={[
        { value: "", label: texts.anyStatus },
        ...orderStatuses.map((status) => ({ value: status, label: texts.statuses[status] })),
      ]}
      onChange={onChange}
    />
  );
}

export const orderStatuses = ["cr", "wq", "wp", "de", "ca"] as const;
