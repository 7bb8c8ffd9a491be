import { type Order, orderNumber, orderProgress } from "@gatehouse/contract/orders";
import { Identifier, MenuButton, SupportIcon, type TableColumn } from "@gatehouse/design";
import type { ScreenLinks } from "../../navigation/screen-link";
import type { Format } from "../../portal/format";
import { OrderBar } from "./order-bar";
import { OrderStatus } from "./order-status";
import type { OrdersTexts } from "./orders.messages";

export interface OrderColumnsOptions {
  readonly texts: OrdersTexts;
  readonly format: Format;
  readonly links: ScreenLinks;
}

/** The columns with the facts of an order. */
export function orderColumns({ texts, format, links }: OrderColumnsOptions): readonly TableColumn<Order>[] {
  return [
    {
      id: "number",
      header: texts.columnNumber,
      lead: true,
      cell: (order) => <Identifier {...links("order", { orderGuid: order.guid })}>{orderNumber(order)}</Identifier>,
      sortValue: orderNumber,
    },
    {
      id: "created",
      header: texts.columnCreated,
      isNoWrap: true,
      cell: (order) => format.showTime(order.created_at),
      sortValue: (order) => order.created_at,
      searchText: (order) => format.dateTime(order.created_at),
    },
    {
      id: "status",
      header: texts.columnStatus,
      cell: (order) => <OrderStatus status={order.status} />,
      sortValue: (order) => texts.statuses[order.status],
    },
    {
      id: "progress",
      header: texts.columnProgress,
      cell: (order) => <OrderBar status={order.status} />,
      sortValue: (order) => orderProgress(order.status),
      searchText: () => "",
    },
  ];
}

export interface OrderActionsOptions {
  readonly texts: OrdersTexts;
  readonly getHelp: string;
  readonly onOpen: (order: Order) => void;
  readonly onGetHelp: (order: Order) => void;
}

/** The menu of a row. It opens the order's page, and offers the help action of that page. */
export function actionsColumn({ texts, getHelp, onOpen, onGetHelp }: OrderActionsOptions): TableColumn<Order> {
  return {
    id: "actions",
    header: texts.columnActions,
    isActions: true,
    cell: (order) => (
      <MenuButton
        iconOnly
        size="sm"
        variant="quiet"
        label={texts.rowActions(orderNumber(order))}
        items={[
          { id: "open", label: texts.open(orderNumber(order)), onAction: () => onOpen(order) },
          { id: "help", label: getHelp, icon: <SupportIcon />, onAction: () => onGetHelp(order) },
        ]}
      />
    ),
  };
}
