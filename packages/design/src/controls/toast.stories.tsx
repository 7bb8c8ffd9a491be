import { Toaster } from "@gatehouse/story-kit/samples/toaster";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";

const undo = fn();

const meta = {
  component: Toaster,
  title: "Design/Toasts",
  args: {
    toasts: [
      { tone: "success", text: "Coupon redeemed successfully" },
      { tone: "danger", text: "Failed to redeem the coupon, please try again later." },
      { tone: "info", text: "Removed from the team", action: { label: "Undo", onPress: undo } },
    ],
  },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Report" }));
    const region = within(screen.getByRole("region", { name: "Notifications" }));
    await expect(region.getByRole("alert")).toHaveTextContent("Failed to redeem");
    await expect(region.getByRole("status")).toHaveTextContent("Coupon redeemed successfully");
    // These roles are atomic by default: screen readers would read all earlier toasts with each new one.
    for (const role of ["alert", "status"])
      await expect(region.getByRole(role)).toHaveAttribute("aria-atomic", "false");
    const closers = region.getAllByRole("button", { name: "Close" });
    await expect(closers).toHaveLength(3);
    await userEvent.click(region.getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalled();
    await userEvent.click(region.getAllByRole("button", { name: "Close" })[0] ?? document.body);
    await waitFor(() => expect(region.queryByText(/Failed to redeem/)).toBeNull());
  },
};

const overlaps = (a: Element, b: Element) => {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
};

/** Toasts appear below the page's bar and don't cover the control just pressed. */
export const CoversNoControlInUse: Story = {
  parameters: { layout: "fullscreen" },
  render: (args) => (
    <>
      <header data-gatehouse-bar="" style={{ height: 48 }}>
        Bar
      </header>
      <div style={{ display: "flex", justifyContent: "flex-end" }}>
        <Toaster {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Report" });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    const region = screen.getByRole("region", { name: "Notifications" });
    await expect(overlaps(region, canvas.getByText("Bar"))).toBe(false);
    await expect(overlaps(region, button)).toBe(false);
    await expect(region.getBoundingClientRect().top).toBeLessThan(button.getBoundingClientRect().bottom + 20);
    button.blur();
    await userEvent.click(button);
    await expect(overlaps(region, button)).toBe(false);
  },
};

/** Toasts are as wide as a card, however long their texts are. On a narrow page, they keep its margins. */
export const Width: Story = {
  args: {
    toasts: [
      { tone: "success", text: "Saved" },
      { tone: "danger", text: "Failed to redeem the coupon, please try again later. ".repeat(5) },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Report" }));
    const region = screen.getByRole("region", { name: "Notifications" });
    const widths = [screen.getByText("Saved"), screen.getByText(/^Failed/)].map(
      (text) => text.parentElement?.getBoundingClientRect().width,
    );
    const card = 25 * Number.parseFloat(getComputedStyle(region).fontSize);
    await expect(widths).toEqual([card, card]);
    const frame = window.frameElement as HTMLIFrameElement;
    const { width } = frame.style;
    try {
      frame.style.width = "300px";
      await waitFor(() => expect(region.getBoundingClientRect().width).toBeCloseTo(300 - 2 * 16, 0));
      await expect(region.getBoundingClientRect().left).toBeCloseTo(16, 0);
    } finally {
      frame.style.width = width;
    }
  },
};

/** A toast closed with the keyboard moves the focus to the next one. The last one returns it to its origin. */
export const ClosedByKeys: Story = {
  args: {
    toasts: [
      { tone: "success", text: "First" },
      { tone: "success", text: "Second" },
    ],
  },
  play: async ({ canvas }) => {
    const report = canvas.getByRole("button", { name: "Report" });
    await userEvent.click(report);
    const region = within(screen.getByRole("region", { name: "Notifications" }));
    await userEvent.keyboard("{F6}");
    await expect(region.getAllByRole("button", { name: "Close" })[0]).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(region.queryByText("First")).toBeNull());
    await expect(region.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(region.queryByText("Second")).toBeNull());
    await expect(report).toHaveFocus();
  },
};

/** F6 moves to a toast's action, and back. Without a toast, the browser handles F6. */
export const ReachedByF6: Story = {
  play: async ({ canvas }) => {
    const report = canvas.getByRole("button", { name: "Report" });
    const isLeft = () => fireEvent.keyDown(report, { key: "F6" });
    await expect(isLeft()).toBe(true);
    await userEvent.click(report);
    await expect(fireEvent.keyDown(report, { key: "F6", ctrlKey: true })).toBe(true);
    await expect(isLeft()).toBe(false);
    const undoButton = screen.getByRole("button", { name: "Undo" });
    await expect(undoButton).toHaveFocus();
    await expect(fireEvent.keyDown(undoButton, { key: "F6" })).toBe(false);
    await expect(report).toHaveFocus();
  },
};

export const AboveADialog: Story = {
  args: { inDialog: true },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Report" }));
    await waitFor(() => expect(within(dialog).getByText("Coupon redeemed successfully")).toBeVisible());
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" }).at(-1) ?? dialog);
  },
};

export const LongText: Story = {
  args: { toasts: [{ tone: "warning", text: "Zeitkorrelationsmessgeräteentwicklungslizenzverlängerung ".repeat(4) }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Report" }));
    await waitFor(() => expect(screen.getByText(/Zeitkorrelation/)).toBeVisible());
  },
};
