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

/** On a tablet the rows are records: as a table, their last column would slip under the buttons. */
export const OnATablet: Story = {
  render: () => (
    <div style={{ width: "67em" }}>
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
