import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { MinimalShell } from "../shell/minimal-shell";
import { ConfirmProfilePage } from "./confirm-profile-page";

const navigation = recordedNavigation();

const meta: Meta<typeof ConfirmProfilePage> = {
  title: "Pages/Confirm profile",
  component: ConfirmProfilePage,
  decorators: [
    (Story) => (
      <MinimalShell>
        <Story />
      </MinimalShell>
    ),
  ],
  parameters: { portal: { as: "new@example.com", navigation, timeoutMs: 60_000 }, layout: "fullscreen" },
  beforeEach: () => {
    navigation.visits.length = 0;
    navigation.search.write("");
  },
};

export default meta;
type Story = StoryObj<typeof ConfirmProfilePage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("form", { name: "Confirm your profile" });
    await expect(canvas.getByRole("heading", { level: 1, name: "Confirm your profile" })).toHaveFocus();
    await expect(navigation.titles.at(-1)).toBe("Confirm your profile");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Logout" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus();
  },
};

export const AlreadyConfirmed: Story = {
  parameters: { portal: { as: "customer@example.com", navigation, timeoutMs: 60_000 } },
  beforeEach: () => navigation.search.write("?next=%2Flicenses%3Flicenses.page%3D2"),
  play: async () => {
    await waitFor(() => expect(navigation.visits).toEqual([{ address: "/app/licenses?licenses.page=2" }]));
  },
};
