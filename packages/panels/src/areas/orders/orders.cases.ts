import { orders } from "@gatehouse/contract/orders";
import { demoOrderGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { PanelCases } from "../../testing/panel-cases";

export const panelCases: PanelCases = {
  OrdersPanel: {
    frame: /Orders.*Progress/s,
    content: (place) => place.getByRole("link", { name: "1013" }),
    reads: [
      {
        call: orders.list,
        isRead: (place) => place.getByRole("table", { name: "Orders" }),
        failure: "Failed to fetch orders.",
      },
    ],
  },
  OrderDetailPanel: {
    props: { orderGuid: demoOrderGuid("wq") },
    frame: /Progress.*Items/s,
    content: (place) => [
      place.getByRole("list", { name: "Progress, 33%" }),
      place.getByRole("table", { name: "Items" }),
    ],
    reads: [
      {
        call: orders.get,
        isRead: (place) => place.getByRole("list", { name: /^Progress/ }),
        failure: "Failed to fetch the order.",
      },
      {
        call: orders.rows,
        isRead: (place) => place.getByRole("table", { name: "Items" }),
        failure: "Failed to fetch order rows.",
      },
    ],
  },
};
