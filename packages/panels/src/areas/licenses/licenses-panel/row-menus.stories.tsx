import { isDialogGone, rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LicensesPanel } from "./licenses-panel";

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/Row menus",
  component: LicensesPanel,
  parameters: { portal: { as: "customer@example.com" } },
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

const menuOf = async (serial: string) =>
  within(await rowOf("My Licenses", serial)).findByRole("button", { name: `Actions for ${serial}` });
const entries = () => screen.getAllByRole("menuitem").map((entry) => entry.textContent);

/** The action of a license's own page, from the list, with what the row says. */
export const GetsHelp: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await userEvent.click(await menuOf("GC-3A88-2051"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Get help with this" }));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("textbox", { name: "Subject" })).toHaveValue(
      "Help with License GC-3A88-2051",
    );
    await expect(within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).value).toMatch(
      /Serial number: GC-3A88-2051\nExpires: \d/,
    );
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(await menuOf("GC-3A88-2051")).toHaveFocus();
  },
};

/** Accounts without support-plus have no tickets. */
export const WithoutSupport: Story = {
  parameters: {
    portal: {
      as: "member@example.com",
      seed: "update licenses set owner_id = (select id from users where email = 'member@example.com')",
    },
  },
  play: async () => {
    await tableOf("My Licenses");
    await screen.findByRole("checkbox", { name: "Select all on this page" });
    await userEvent.click(await menuOf("GC-3A88-2051"));
    await waitFor(() => expect(entries()).toEqual(["Open GC-3A88-2051"]));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
