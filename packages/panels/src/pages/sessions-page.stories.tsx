import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Shell } from "../shell/shell";
import { SessionsPage } from "./sessions-page";

const navigation = recordedNavigation();

const meta: Meta<typeof SessionsPage> = {
  title: "Pages/SessionsPage",
  component: SessionsPage,
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
type Story = StoryObj<typeof SessionsPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Sessions", level: 1 })).toHaveFocus();
    await expect(navigation.titles.at(-1)).toBe("Sessions");
    await expect(await canvas.findByRole("table", { name: "Web sessions" })).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "Example sessions" })).toBeVisible();
  },
};
