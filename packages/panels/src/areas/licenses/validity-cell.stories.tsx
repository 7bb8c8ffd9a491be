import { inProvider } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ValidityCell } from "./validity-cell";

const meta: Meta<typeof ValidityCell> = {
  title: "Panels/Licenses/ValidityCell",
  component: ValidityCell,
  decorators: inProvider,
  args: { days: 200, progress: 55, renewal: { renew_in_cart: false, renew_pending: false } },
};

export default meta;
type Story = StoryObj<typeof ValidityCell>;

const shows = async (canvasElement: HTMLElement, text: string, tone: string, value: number, hint?: string) => {
  const canvas = within(canvasElement);
  const bar = canvas.getByRole("progressbar", { name: "Validity left" });
  await expect(canvas.getByText(text)).toBeVisible();
  await expect(bar).toHaveAttribute("data-tone", tone);
  await expect(bar).toHaveAttribute("aria-valuenow", String(value));
  await expect(canvas.queryByTitle(/./)?.title).toBe(hint);
};

export const Default: Story = {
  play: async ({ canvasElement }) => shows(canvasElement, "200 days", "success", 55, "Expires in 200 days"),
};

export const SixtyDays: Story = {
  args: { days: 60 },
  play: async ({ canvasElement }) => shows(canvasElement, "60 days", "success", 55, "Expires in 60 days"),
};

export const Expiring: Story = {
  args: { days: 59, progress: 16 },
  play: async ({ canvasElement }) => shows(canvasElement, "59 days", "warning", 16, "Expires in 59 days"),
};

export const LastDay: Story = {
  args: { days: 0, progress: 1 },
  play: async ({ canvasElement }) => shows(canvasElement, "0 days", "warning", 1, "Expires in 0 days"),
};

export const OneDay: Story = {
  args: { days: 1, progress: 1 },
  play: async ({ canvasElement }) => shows(canvasElement, "1 day", "warning", 1, "Expires in 1 day"),
};

/** With a renewal in the cart or on order, the expiration is no alarm. */
export const RenewalInCart: Story = {
  args: { days: 12, progress: 3, renewal: { renew_in_cart: true, renew_pending: false } },
  play: async ({ canvasElement }) => shows(canvasElement, "12 days", "info", 3, "Expires in 12 days"),
};

export const ExpiredAndOrdered: Story = {
  args: { days: -1, progress: 40, renewal: { renew_in_cart: false, renew_pending: true } },
  play: async ({ canvasElement }) => shows(canvasElement, "Expired", "info", 0, "Expired"),
};

export const LongAndInCart: Story = {
  args: { renewal: { renew_in_cart: true, renew_pending: false } },
  play: async ({ canvasElement }) => shows(canvasElement, "200 days", "success", 55, "Expires in 200 days"),
};

export const Expired: Story = {
  args: { days: -1, progress: 40 },
  play: async ({ canvasElement }) => shows(canvasElement, "Expired", "danger", 0, "Expired"),
};

export const NotActivated: Story = {
  args: { days: null, progress: 100 },
  play: async ({ canvasElement }) => shows(canvasElement, "Not activated", "neutral", 0),
};

export const BeyondTheScale: Story = {
  args: { progress: 250 },
  play: async ({ canvasElement }) => shows(canvasElement, "200 days", "success", 100, "Expires in 200 days"),
};
