import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { LicenseStatusPanel } from "../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";

/** A panel, and another one that the page shows later. */
function TwoPanels(): JSX.Element {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <section aria-label="First">
        <LicenseStatusPanel />
      </section>
      <button type="button" onClick={() => setShown(true)}>
        Show another panel
      </button>
      {isShown && (
        <section aria-label="Second">
          <LicenseStatusPanel />
        </section>
      )}
    </>
  );
}

const meta: Meta<typeof TwoPanels> = {
  title: "Panels/Now",
  component: TwoPanels,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;
type Story = StoryObj<typeof TwoPanels>;

/** Panels that first appear on different days count the same days. */
export const OneClock: Story = {
  play: async ({ canvas }) => {
    const daysOf = async (name: string) =>
      (await within(await canvas.findByRole("region", { name })).findByText(/^\d+ days left$/)).textContent;
    const before = await daysOf("First");
    const { now } = Date;
    // Replaced by hand, because a spy would also record the calls that time the spy itself.
    Date.now = () => now() + 24 * 3_600_000;
    try {
      await userEvent.click(canvas.getByRole("button", { name: "Show another panel" }));
      await expect([before, await daysOf("First")]).toEqual([await daysOf("Second"), await daysOf("Second")]);
    } finally {
      Date.now = now;
    }
  },
};

/** After a machine sleeps into the next day, the status and the lists count the same days, without a response. */
export const AfterSleep: Story = {
  render: () => (
    <>
      <LicenseStatusPanel />
      <LicensesPanel />
    </>
  ),
  play: async ({ canvas }) => {
    const { now } = Date;
    const counted = async () => Number.parseInt((await canvas.findByText(/^\d+ days left$/)).textContent ?? "", 10);
    const days = await counted();
    await userEvent.click(await canvas.findByRole("tab", { name: /^In Use/ }));
    await canvas.findByText(`${days} days`);
    Date.now = () => now() + 24 * 3_600_000;
    try {
      window.dispatchEvent(new Event("focus"));
      await canvas.findByText(`${days - 1} days left`);
      await canvas.findByText(`${days - 1} days`);
    } finally {
      Date.now = now;
    }
  },
};
