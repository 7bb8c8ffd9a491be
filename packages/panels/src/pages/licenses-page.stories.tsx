import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Shell } from "../shell/shell";
import { LicensesPage } from "./licenses-page";

const navigation = recordedNavigation();

const meta: Meta<typeof LicensesPage> = {
  title: "Pages/LicensesPage",
  component: LicensesPage,
  decorators: [
    (Story) => (
      <Shell>
        <Story />
      </Shell>
    ),
  ],
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => {
    navigation.titles.length = 0;
  },
};

export default meta;
type Story = StoryObj<typeof LicensesPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Licenses", level: 1 })).toHaveFocus();
    await expect(navigation.titles.at(-1)).toBe("Licenses");
    await expect(await canvas.findByText("Your Example PRO license is active")).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "My Licenses" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { navigation, fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findAllByLabelText("Loading")).toHaveLength(3),
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com", navigation } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("No active license found, please request a license to use Example"),
    ).toBeVisible();
    await expect(await canvas.findByText("No licenses found")).toBeVisible();
  },
};

/** One panel fails, the other is unharmed. */
export const Failed: Story = {
  parameters: { portal: { navigation, fault: { kind: "500 html", calls: "/best-license/" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the license status.")).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "My Licenses" })).toBeVisible();
  },
};
