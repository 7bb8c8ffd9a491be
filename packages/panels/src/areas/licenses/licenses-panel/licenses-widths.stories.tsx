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

/** Beside a laptop's navigation menu, no column slips under the row buttons. */
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

/** On a tablet, the rows are records. In a table, the last column would slip under the row buttons. */
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
