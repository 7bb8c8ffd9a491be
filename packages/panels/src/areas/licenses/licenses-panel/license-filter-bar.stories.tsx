import { inProvider } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LicenseFilterBar } from "./license-filter-bar";

const meta: Meta<typeof LicenseFilterBar> = {
  title: "Panels/Licenses/LicenseFilterBar",
  component: LicenseFilterBar,
  decorators: inProvider,
  args: { expiry: "all", type: "all", count: 12, onChange: fn() },
};

export default meta;
type Story = StoryObj<typeof LicenseFilterBar>;

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map((option) => option.textContent);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const expiry = canvas.getByRole("combobox", { name: "Expiry" });
    const type = canvas.getByRole("combobox", { name: "Type" });
    await expect(optionsOf(expiry)).toEqual([
      "Any expiry",
      "Expired",
      "Expires in under 60 days",
      "Expires within a year",
      "Expires later",
      "Not activated",
    ]);
    await expect(optionsOf(type)).toEqual(["Any type", "PRO", "SMART", "Trial"]);
    await userEvent.selectOptions(expiry, "Expired");
    await expect(args.onChange).toHaveBeenLastCalledWith({ expiry: "expired" });
    await userEvent.selectOptions(type, "Trial");
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: "trial" });
  },
};

export const Chosen: Story = {
  args: { expiry: "expiring", type: "smart" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: "Expiry" })).toHaveDisplayValue("Expires in under 60 days");
    await expect(canvas.getByRole("combobox", { name: "Type" })).toHaveDisplayValue("SMART");
  },
};
