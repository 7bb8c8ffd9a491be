import { tableOf } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LicensesPanel } from "./licenses-panel";

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/LicensesPanel widths",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

/** Beside the menu of a laptop, no column slips under the buttons of the rows. */
export const BesideTheMenu: Story = {
  render: () => (
    <div style={{ width: "980px" }}>
      <LicensesPanel />
    </div>
  ),
  play: async () => {
    const table = await tableOf("My Licenses");
    await within(table).findByText("Pending activation");
    await expect(getComputedStyle(table).display).toBe("table");
    const box = table.parentElement!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/** On a tablet the rows are records: as a table, their last column would slip under the buttons. */
export const OnATablet: Story = {
  render: () => (
    <div style={{ width: "938px" }}>
      <LicensesPanel />
    </div>
  ),
  play: async () => {
    const table = await tableOf("My Licenses");
    await within(table).findByText("Pending activation");
    await expect(getComputedStyle(table).display).toBe("block");
    const box = table.parentElement!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
