import { isDialogGone, press } from "@gatehouse/story-kit/portal/steps";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Shell } from "../shell/shell";
import { TeamPage } from "./team-page";

const meta: Meta<typeof TeamPage> = {
  title: "Pages/TeamPage",
  component: TeamPage,
  decorators: [
    (Story) => (
      <Shell>
        <Story />
      </Shell>
    ),
  ],
  args: { teamGuid: demoGuid(2, 2) },
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof TeamPage>;

/** The ticket has the facts of the team. */
export const GetsHelp: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { level: 1 });
    // The buttons of the page's head stand together, at its end.
    const help = await canvas.findByRole("button", { name: "Get help with this" });
    const tour = await canvas.findByRole("button", { name: "Show the tour of this page" });
    await waitFor(() =>
      expect(help.getBoundingClientRect().left - tour.getBoundingClientRect().right).toBeLessThan(16),
    );
    await press("Get help with this");
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("textbox", { name: "Subject" })).toHaveValue(`Help with team ${title.textContent}`);
    await expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).value).toMatch(
      /Team: .+\nManager: Elena Marchetti\nMembers: \d+\nSeats: \d+ \/ \d+/,
    );
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Get help with this" })).toHaveFocus());
  },
};

/** Without support-plus, there is no ticket to open. */
export const WithoutSupport: Story = {
  args: { teamGuid: demoGuid(2, 0) },
  parameters: { portal: { as: "member@example.com" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "Licenses" });
    await canvas.findByRole("table", { name: "Members" });
    await expect(canvas.queryByRole("button", { name: "Get help with this" })).toBeNull();
  },
};
