import { isDialogGone, leadsOf, press, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LicensesPanel } from "./licenses-panel";

const watched = watchedPortal();

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/Narrow filters",
  component: LicensesPanel,
  parameters: {
    portal: { as: "customer@example.com", ...watched.portal },
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

const sheet = () => screen.findByRole("dialog", { name: "Filters" });

/**
 * On phones, one button beside the search opens all filters and shows how many are active. The sheet's button shows the
 * number of results.
 */
export const Default: Story = {
  play: async () => {
    const table = await tableOf("My Licenses");
    const button = await screen.findByRole("button", { name: "Filters" });
    const search = screen.getByRole("searchbox");
    await waitFor(() =>
      expect(Math.abs(search.getBoundingClientRect().top - button.getBoundingClientRect().top)).toBeLessThan(4),
    );
    await expect(screen.queryByRole("combobox", { name: "Expiry" })).toBeNull();
    // Without a filter, the button is an icon without a number.
    await expect(button).toHaveTextContent(/^$/);
    await userEvent.click(button);
    const choices = within(await sheet());
    await userEvent.click(choices.getByRole("radio", { name: "Expires in under 60 days" }));
    await userEvent.click(choices.getByRole("radio", { name: "SMART" }));
    await userEvent.click(await choices.findByRole("button", { name: "Show 1 result" }));
    await isDialogGone();
    await expect(leadsOf(table)).toEqual(["GC-3A90-4417"]);
    await press("Filters, 2 active");
    await userEvent.click(within(await sheet()).getByRole("button", { name: "Reset" }));
    // The same number as in the tab and the pager, which count rows. Similar licenses share a row.
    await expect(await within(await sheet()).findByRole("button", { name: "Show 12 results" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(await screen.findByRole("button", { name: "Filters" })).toHaveFocus();
  },
};

/** Filters that don't exist, as in an old address, aren't active. */
export const Unknown: Story = {
  beforeEach: () => watched.navigation.search.write("?licenses.type=gone&licenses.expiry=gone"),
  play: async () => {
    await expect(leadsOf(await tableOf("My Licenses"))).toHaveLength(10);
    await press("Filters");
    const choices = within(await sheet());
    await expect(choices.getByRole("radio", { name: "Any type" })).toBeChecked();
    await expect(choices.getByRole("radio", { name: "Any expiry" })).toBeChecked();
  },
};

/** The sheet counts the rows that match the search, not the whole list. */
export const Searched: Story = {
  play: async () => {
    const table = await tableOf("My Licenses");
    await userEvent.type(screen.getByRole("searchbox"), "GC-7F20");
    await waitFor(() => expect(leadsOf(table)).toHaveLength(2));
    await press("Filters");
    await expect(within(await sheet()).getByRole("button", { name: "Show 2 results" })).toBeVisible();
  },
};

/** The controls take two lines above the list: the search with the filters, and the buttons. */
export const TwoLines: Story = {
  play: async () => {
    await tableOf("My Licenses");
    await screen.findByRole("button", { name: "Filters" });
    const tops = ["Export CSV", "View: My Licenses", "Renew licenses"].map(async (name) => {
      const { top, height } = (await screen.findByRole("button", { name })).getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    const [first, ...others] = await Promise.all(tops);
    await expect(others).toEqual([first, first]);
    const panel = screen.getByRole("region", { name: "Licenses" });
    await expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(1_800);
  },
};

/** On a wide page, the width of the panel decides. */
export const InANarrowColumn: Story = {
  globals: { viewport: { value: undefined } },
  decorators: [
    (Shown) => (
      <div style={{ width: 360 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBeGreaterThan(480);
    await tableOf("My Licenses");
    await expect(await screen.findByRole("button", { name: "Filters" })).toBeVisible();
    await expect(screen.queryByRole("combobox", { name: "Expiry" })).toBeNull();
    // Once the panel is wide, the selects return.
    canvasElement.querySelector<HTMLElement>("[style*='360px']")?.style.setProperty("width", "800px");
    await expect(await screen.findByRole("combobox", { name: "Expiry" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Filters" })).toBeNull();
  },
};

/** Arrows choose within a group, as in any group of radio buttons. */
export const ByKeyboard: Story = {
  play: async () => {
    await tableOf("My Licenses");
    (await screen.findByRole("button", { name: "Filters" })).focus();
    await userEvent.keyboard("{Enter}");
    const choices = within(await sheet());
    choices.getByRole("radio", { name: "Any expiry" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(choices.getByRole("radio", { name: "Expired" })).toBeChecked());
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(await screen.findByRole("button", { name: "Filters, 1 active" })).toBeVisible();
  },
};
