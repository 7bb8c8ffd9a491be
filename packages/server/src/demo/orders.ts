import { demoGuid } from "./licenses";

interface DemoItem {
  /** The license to renew. Omitted for a purchase. */
  readonly serial?: string;
  readonly type: "smart" | "pro";
  readonly years: number;
}

const customer = "customer@example.com";

/** The rows in carts. */
export const demoCart: readonly (DemoItem & { readonly owner: string })[] = [
  { owner: customer, serial: "GC-7F20-8830", type: "pro", years: 1 },
  { owner: customer, type: "pro", years: 1 },
  { owner: customer, type: "pro", years: 1 },
];

export interface DemoOrder {
  readonly owner: string;
  /** The API's code. One order has an unknown status. */
  readonly status: string;
  readonly daysAgo: number;
  readonly rows: readonly (DemoItem & { readonly quantity?: number })[];
}

const pastPurchase = (daysAgo: number, quantity: number): DemoOrder => ({
  owner: customer,
  status: "de",
  daysAgo,
  rows: [{ type: "pro", years: 1, quantity }],
});

/** Orders, oldest first: every status, and more than one page. */
export const demoOrders: readonly DemoOrder[] = [
  pastPurchase(930, 1),
  pastPurchase(802, 2),
  pastPurchase(711, 1),
  pastPurchase(640, 4),
  { owner: "manager@example.com", status: "de", daysAgo: 480, rows: [{ type: "pro", years: 2, quantity: 4 }] },
  pastPurchase(402, 1),
  { owner: customer, status: "ca", daysAgo: 350, rows: [{ type: "smart", years: 5, quantity: 10 }] },
  { owner: customer, status: "de", daysAgo: 332, rows: [{ serial: "GC-7F22-0640", type: "pro", years: 1 }] },
  { owner: customer, status: "rf", daysAgo: 200, rows: [{ type: "pro", years: 1 }] },
  { owner: customer, status: "de", daysAgo: 195, rows: [{ serial: "GC-7F21-0307", type: "pro", years: 1 }] },
  {
    owner: customer,
    status: "wp",
    daysAgo: 20,
    rows: [
      { type: "pro", years: 3, quantity: 2 },
      { type: "smart", years: 1 },
    ],
  },
  {
    owner: customer,
    status: "wq",
    daysAgo: 3,
    rows: [
      { serial: "GC-7F20-8655", type: "pro", years: 1 },
      { serial: "GC-7F20-8656", type: "pro", years: 5 },
      { type: "pro", years: 2, quantity: 3 },
    ],
  },
  { owner: customer, status: "cr", daysAgo: 1, rows: [{ type: "pro", years: 5 }] },
];

/** The guid of the customer's order with this status in {@link demoOrders}. */
export function demoOrderGuid(status: string): string {
  const at = demoOrders.findIndex((order) => order.owner === customer && order.status === status);
  if (at === -1) throw new Error(`The demo has no order ${status}`);
  return demoGuid(3, at);
}
