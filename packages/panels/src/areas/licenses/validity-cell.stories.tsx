import { inProvider } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ValidityCell } from "./validity-cell";

const meta: Meta<typeof ValidityCell> = {
  title: "Panels/Licenses/ValidityCell",
  component: ValidityCell,
  decorators: inProvider,
  args: {
    days: 200,
    end: "2026-12-31T23:59:59Z",
    progress: 55,
    renewal: { renew_in_cart: false, renew_pending: false },
  },
};

export default meta;
type Story = StoryObj<typeof ValidityCell>;

const shows = async (canvasElement: HTMLElement, text: string, tone: string, value: number) => {
  const canvas = within(canvasElement);
  const bar = canvas.getByRole("progressbar", { name: "Validity left" });
  await expect(canvas.getByText(text)).toBeVisible();
  await expect(bar).toHaveAttribute("data-tone", tone);
  await expect(bar).toHaveAttribute("aria-valuenow", String(value));
};

export const Default: Story = {
  play: async ({ canvasElement }) => shows(canvasElement, "200 days", "success", 55),
};

export const SixtyDays: Story = {
  args: { days: 60 },
  play: async ({ canvasElement }) => shows(canvasElement, "60 days", "success", 55),
};

export const Expiring: Story = {
  args: { days: 59, progress: 16 },
  play: async ({ canvasElement }) => shows(canvasElement, "59 days", "warning", 16),
};

export const LastDay: Story = {
  args: { days: 0, progress: 1 },
  play: async ({ canvasElement }) => shows(canvasElement, "0 days", "warning", 1),
};

export const OneDay: Story = {
  args: { days: 1, progress: 1 },
  play: async ({ canvasElement }) => shows(canvasElement, "1 day", "warning", 1),
};

/** With a renewal in the cart or on order, the expiration is no alarm. */
export const RenewalInCart: Story = {
  args: { days: 12, progress: 3, renewal: { renew_in_cart: true, renew_pending: false } },
  play: async ({ canvasElement }) => shows(canvasElement, "12 days", "info", 3),
};

export const ExpiredAndOrdered: Story = {
  args: { days: -1, progress: 40, renewal: { renew_in_cart: false, renew_pending: true } },
  play: async ({ canvasElement }) => shows(canvasElement, "Expired", "info", 0),
};

export const LongAndInCart: Story = {
  args: { renewal: { renew_in_cart: true, renew_pending: false } },
  play: async ({ canvasElement }) => shows(canvasElement, "200 days", "success", 55),
};

export const Expired: Story = {
  args: { days: -1, progress: 40 },
  play: async ({ canvasElement }) => {
    await shows(canvasElement, "Expired", "danger", 0);
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Expired (31 Dec 2026)");
  },
};

export const NotActivated: Story = {
  args: { days: null, end: null, progress: 100 },
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, "Not activated", "neutral", 0);
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("tabindex");
  },
};

/** The days are relative, so hover and keyboard focus show the date. */
export const ShowsTheDate: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar");
    await userEvent.hover(bar);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Expires in 200 days (31 Dec 2026)");
    await userEvent.unhover(bar);
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await userEvent.tab();
    await expect(bar).toHaveFocus();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Expires in 200 days (31 Dec 2026)");
    await expect(bar).toHaveAccessibleDescription("Expires in 200 days (31 Dec 2026)");
  },
};

export const BeyondTheScale: Story = {
  args: { progress: 250 },
  play: async ({ canvasElement }) => shows(canvasElement, "200 days", "success", 100),
};
