import { orders } from "@gatehouse/contract/orders";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { OrdersPanel } from "../areas/orders/orders-panel";
import { SessionsPanel } from "../areas/sessions/sessions-panel";
import { Shell } from "../shell/shell";

const onEvent = fn();
const rewritten = rewrittenResponses();
const ownOrders = fn(() =>
  Response.json([{ guid: "a", my_acme_order_id: 7, created_at: "2026-03-01T09:30:00Z", status: "wp" }]),
);
const acme = { id: "acme", name: "Acme" };

/** Another vendor's server: HTML 404 pages, and no header that names the product. */
const foreign =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await rewritten.through(send)(input, init);
    return response.status === 404
      ? new Response("<h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } })
      : response;
  };

const meta: Meta = {
  title: "Panels/ProductMismatch",
  parameters: { portal: { as: "customer@example.com", product: acme, navigation: recordedNavigation(), onEvent } },
  beforeEach: () => {
    onEvent.mockClear();
    rewritten.responses.clear();
  },
};

export default meta;
type Story = StoryObj;

const named =
  'This page is set up for Acme, but the server is for the product "example". Tell the site\'s administrator.';
const unnamed =
  "This page is set up for Acme, but the server doesn't know this product. Tell the site's administrator.";
const banners = (text: string) =>
  screen.getAllByRole("alert").filter((alert) => alert.classList.contains("gh-banner") && alert.textContent === text);
const reports = () =>
  onEvent.mock.calls
    .map(([event]) => event as { readonly type: string })
    .filter(({ type }) => type === "product.mismatched");
const inFrame = (panels: ReactNode) => () => <Shell>{panels}</Shell>;

/** Orders reveal the server's product. Only one panel shows the banner, and no button of the frame does. */
export const Default: Story = {
  render: inFrame(
    <>
      <LicensesPanel />
      <OrdersPanel />
    </>,
  ),
  play: async () => {
    await screen.findByRole("table", { name: "Orders" });
    await waitFor(() => expect(banners(named)).toHaveLength(1));
    await expect(screen.getByRole("main")).toContainElement(banners(named)[0] ?? null);
    await expect(reports()).toEqual([{ type: "product.mismatched", configured: "acme", served: "example" }]);
  },
};

/** A panel whose list is missing shows the mismatch as the reason. */
export const MissingList: Story = {
  render: () => <SessionsPanel />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(banners(named)).toHaveLength(1));
    await canvas.findByText("Failed to fetch Acme sessions.");
    await canvas.findByRole("table", { name: "Web sessions" });
    const failed = canvas
      .getAllByRole("alert")
      .find((alert) => within(alert).queryByText("Failed to fetch Acme sessions."));
    await expect(failed).toHaveTextContent(named);
    await expect(canvas.getByRole("table", { name: "Web sessions" })).toBeVisible();
    await expect(reports()).toHaveLength(1);
  },
};

/** If responses don't have our product header, the orders reveal the product. */
export const ForeignServer: Story = {
  parameters: { portal: { product: acme, onEvent, through: foreign } },
  render: () => <SessionsPanel />,
  play: async () => {
    await waitFor(() => expect(banners(named)).toHaveLength(1));
    await expect(reports()).toEqual([{ type: "product.mismatched", configured: "acme", served: "example" }]);
  },
};

/** Without orders, the server's product is unknown. */
export const ForeignServerWithoutOrders: Story = {
  parameters: { portal: { product: acme, onEvent, through: foreign } },
  beforeEach: () => void rewritten.responses.set(orders.list, []),
  render: () => <SessionsPanel />,
  play: async () => {
    await waitFor(() => expect(banners(unnamed)).toHaveLength(1));
    await expect(reports()).toEqual([{ type: "product.mismatched", configured: "acme", served: undefined }]);
  },
};

/** A server for the right product that lacks the list: only the panel fails, and no mismatch is reported. */
export const OlderServer: Story = {
  parameters: { portal: { product: acme, onEvent, through: foreign } },
  beforeEach: () => void rewritten.responses.set(orders.list, ownOrders.mockClear()),
  render: () => <SessionsPanel />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch Acme sessions.")).toBeVisible();
    await canvas.findByRole("table", { name: "Web sessions" });
    await waitFor(() => expect(ownOrders).toHaveBeenCalledOnce());
    await expect(canvas.getByText(/It doesn't exist or is no longer available/)).toBeVisible();
    await expect(reports()).toEqual([]);
  },
};

export const InItalian: Story = {
  parameters: { portal: { locale: "it", product: acme } },
  render: () => <OrdersPanel />,
  play: async () =>
    waitFor(() =>
      expect(
        banners(
          'Questa pagina è configurata per Acme, ma il server è per il prodotto "example". Avvisa l\'amministratore del sito.',
        ),
      ).toHaveLength(1),
    ),
};
