import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { isDialogGone, press, rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
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
    navigation.search.write("");
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

/** One panel fails and the others keep working. */
export const Failed: Story = {
  parameters: { portal: { navigation, fault: { kind: "500 html", calls: "/best-license/" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the license status.")).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "My Licenses" })).toBeVisible();
  },
};

const menuOf = async (serial: string, table = "My Licenses") =>
  within(await rowOf(table, serial)).findByRole("button", { name: `Actions for ${serial}` });
const entries = () => screen.getAllByRole("menuitem").map((entry) => entry.textContent);

/** The list offers the license page's help action, with the row's data. */
export const GetsHelp: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await userEvent.click(await menuOf("GC-3A88-2051"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Get help with this" }));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getByRole("textbox", { name: "Subject" })).toHaveValue(
      "Help with license GC-3A88-2051",
    );
    await expect(within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name: "Message" }).value).toMatch(
      /Serial number: GC-3A88-2051\nExpires: \d/,
    );
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(await menuOf("GC-3A88-2051")).toHaveFocus();
  },
};

/** The list offers the same actions for an inactive license as its page. */
export const Activates: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await screen.findByRole("checkbox", { name: "Select all on this page" });
    await userEvent.type(screen.getByRole("searchbox", { name: "Search serial, type or team" }), "GC-7F23");
    await userEvent.click(await menuOf("GC-7F23-0015"));
    await waitFor(() => expect(entries()).toEqual(["Open GC-7F23-0015", "Activate offline", "Get help with this"]));
    await expect(screen.getByRole("menuitem", { name: "Activate offline" }).getAttribute("href")).toMatch(
      /\/licenses\/details\/[^/]+\/offline-activation\/$/,
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.clear(screen.getByRole("searchbox", { name: "Search serial, type or team" }));
    await userEvent.click(await menuOf("GC-3A88-2051"));
    await waitFor(() => expect(entries()).toEqual(["Open GC-3A88-2051", "Get help with this"]));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

/** The list of licenses in use offers the actions of their pages. Only the owner can renew and activate a license. */
export const ActsOnLicensesInUse: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("tab", { name: /^In Use/ }));
    const menus = {
      "GC-7F21-0942": ["Open GC-7F21-0942", "Get help with this"],
      "GC-7F21-0307": ["Open GC-7F21-0307", "Activate offline", "Get help with this"],
      "GC-3A90-4417": ["Renew", "Open GC-3A90-4417", "Get help with this"],
    };
    await tableOf("In Use");
    const search = screen.getByRole("searchbox", { name: "Search serial, type or team" });
    for (const [serial, expected] of Object.entries(menus)) {
      await userEvent.clear(search);
      await userEvent.type(search, `${serial}{Enter}`);
      await waitFor(() => expect(screen.getAllByRole("button", { name: /^Actions for GC/ })).toHaveLength(1));
      await userEvent.click(await menuOf(serial, "In Use"));
      await waitFor(() => expect(entries()).toEqual(expected));
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    }
    await userEvent.click(await menuOf("GC-3A90-4417", "In Use"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Get help with this" }));
    await expect(await screen.findByRole("textbox", { name: "Subject" })).toHaveValue("Help with license GC-3A90-4417");
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await userEvent.click(await menuOf("GC-3A90-4417", "In Use"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Renew" }));
    await press("Add to cart");
    await isDialogGone();
    await waitFor(async () =>
      expect(within(await rowOf("In Use", "GC-3A90-4417")).getByText("Renew in cart")).toBeVisible(),
    );
    await userEvent.click(await menuOf("GC-3A90-4417", "In Use"));
    await expect(await screen.findByRole("menuitem", { name: /^Renew/ })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
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
