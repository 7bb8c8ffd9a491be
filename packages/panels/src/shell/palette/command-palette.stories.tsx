import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { isClosed, navigation, options, palette, paletteMeta, requests } from "../../testing/palette-stories";

const meta: Meta = { ...paletteMeta, title: "Panels/CommandPalette" };

export default meta;
type Story = StoryObj;

/** The button opens pages and actions. Typing also finds licenses, which load only when the palette opens. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Search" });
    await canvas.findByText("Your Example PRO license is active");
    await expect(requests.made).not.toContain("GET /api/webapp/v1/licenses/");
    await userEvent.click(button);
    const dialog = await palette();
    await expect(options()).toEqual(
      expect.arrayContaining(["Dashboard", "Licenses", "Shopping cart", "Show the tour of this page", "Logout"]),
    );
    await expect(dialog.queryByText("GC-7F21-0307")).toBeNull();
    await userEvent.keyboard("0307");
    await expect(await dialog.findByRole("option", { name: /^GC-7F21-0307 PRO, expires / })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await isClosed();
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "license" }), replace: false },
    ]);
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await palette();
  },
};

/** The palette works with the keyboard alone. Escape returns focus to the previous element. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "All licenses" });
    link.focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await palette();
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Meta>}k{/Meta}");
    await palette();
    await userEvent.keyboard("lic");
    await waitFor(() => expect(options()[0]).toBe("Licenses"));
    await userEvent.keyboard("{Enter}");
    await isClosed();
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "licenses" }), replace: false },
    ]);
  },
};

export const SwitchesTheTheme: Story = {
  parameters: { portal: { as: "customer@example.com", navigation, theme: "chosen" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await palette();
    await userEvent.keyboard("theme");
    await expect(options()[0]).toContain("Switch to dark");
    await userEvent.keyboard("{Control>}a{/Control}dark{Enter}");
    await isClosed();
    await expect(canvasElement.querySelector<HTMLElement>("[data-host]")?.dataset["theme"]).toBe("dark");
    await expect(canvas.getByRole("button", { name: "Switch to light" })).toBeVisible();
  },
};

export const ShowsTheTour: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await palette();
    await userEvent.keyboard("tour{Enter}");
    const tour = await screen.findByRole("dialog", { name: "Tour of the dashboard" });
    await waitFor(() => expect(tour).toBeVisible());
  },
};

/** An action with a dialog doesn't leave the page, and closing the dialog restores the focus. */
export const OpensADialog: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "All licenses" });
    link.focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    const dialog = await palette();
    await expect(options()).toEqual(expect.arrayContaining(["Add new license", "Redeem coupon"]));
    await waitFor(() => expect(options()).toEqual(expect.arrayContaining(["Renew licenses", "Create team"])));
    await expect(dialog.queryByRole("option", { name: "Request trial" })).toBeNull();
    await userEvent.keyboard("coupon{Enter}");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Coupon code" })).toHaveFocus());
    await isClosed();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(link).toHaveFocus();
    await expect(navigation.visits).toEqual([]);
  },
};

/** The command renews all licenses that are due. */
export const Renews: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    const dialog = await palette();
    await userEvent.keyboard("renew");
    await userEvent.click(await dialog.findByRole("option", { name: "Renew licenses" }));
    const renewal = await screen.findByRole("dialog", { name: /^Renew \d+ licenses$/ });
    await expect(within(renewal).getByText("GC-3A90-4417")).toBeVisible();
  },
};

/** The palette offers only allowed actions. This account may request a trial but has nothing to renew. */
export const OffersWhatIsAllowed: Story = {
  parameters: { portal: { as: "empty@example.com", navigation } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await palette();
    await waitFor(() => expect(options()).toContain("Request trial"));
    await expect(options()).not.toContain("Renew licenses");
    await userEvent.keyboard("trial{Enter}");
    await expect(await screen.findByRole("dialog", { name: "Request trial" })).toBeVisible();
  },
};

/** The portal ignores keys pressed elsewhere on the page. */
export const LeavesOthersAlone: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "All licenses" });
    let isTaken = true;
    const look = (event: KeyboardEvent) => {
      isTaken = event.defaultPrevented;
    };
    window.addEventListener("keydown", look);
    await userEvent.click(canvas.getByRole("textbox", { name: "A field of the page around" }));
    await userEvent.keyboard("{Control>}k{/Control}");
    window.removeEventListener("keydown", look);
    await expect(isTaken).toBe(false);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    const dialog = await palette();
    await userEvent.keyboard("no such thing");
    await waitFor(() => expect(dialog.getByText("Nothing found")).toBeVisible());
  },
};
