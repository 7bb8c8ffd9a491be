import { licenses } from "@gatehouse/contract/licenses";
import { orders } from "@gatehouse/contract/orders";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { OrdersPanel } from "../areas/orders/orders-panel";

let isConnected = true;
const dropped: string[] = [];

const through =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    if (isConnected) return send(input, init);
    dropped.push(new URL(new Request(input, init).url).pathname);
    return Promise.reject(new TypeError("Failed to fetch"));
  };

const meta: Meta = {
  title: "Panels/Starting offline",
  render: () => (
    <>
      <LicensesPanel />
      <OrdersPanel />
    </>
  ),
  parameters: { portal: { as: "customer@example.com", through }, axe: false },
  beforeEach: () => {
    isConnected = false;
    dropped.length = 0;
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isConnected });
    return () => {
      isConnected = true;
      Reflect.deleteProperty(navigator, "onLine");
    };
  },
};

export default meta;

/** A page that opens without a connection reports it once. Its panels wait, and load once the connection is back. */
export const Default: StoryObj = {
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/^You're offline/)).toHaveLength(1), { timeout: 20_000 });
    await waitFor(() => expect(dropped).toEqual(expect.arrayContaining([licenses.grouped.path, orders.list.path])));
    await expect(screen.queryAllByText(/^Failed to fetch/)).toHaveLength(0);
    isConnected = true;
    window.dispatchEvent(new Event("online"));
    await screen.findByRole("table", { name: "My Licenses" }, { timeout: 20_000 });
    await waitFor(() => expect(screen.queryAllByText(/^You're offline/)).toHaveLength(0), { timeout: 20_000 });
  },
};
