import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProfilePanel } from "./profile-panel";

const meta: Meta<typeof ProfilePanel> = {
  title: "Panels/Profile/ProfilePanel",
  component: ProfilePanel,
  parameters: { portal: { as: "customer@example.com" } },
};
export default meta;
type Story = StoryObj<typeof ProfilePanel>;

const soon = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("customer@example.com", undefined, soon)).toBeVisible();
    await expect(canvas.getByText("Example Instruments")).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 json" } } },
  play: async ({ canvas }) => expect(await canvas.findByText("Failed to fetch user profile data.", undefined, soon)).toBeVisible(),
};
