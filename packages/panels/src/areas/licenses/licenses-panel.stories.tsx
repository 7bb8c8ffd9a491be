import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { LicensesPanel } from "./licenses-panel";

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/LicensesPanel",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole("table", { name: "My Licenses" });
    await expect(within(table).getAllByRole("row")).toHaveLength(11);
    await expect(await canvas.findByRole("link", { name: "GC-3A88-2051" })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("No licenses found")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Request a trial license" })).toBeVisible();
  },
};
