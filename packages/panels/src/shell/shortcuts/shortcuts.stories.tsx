import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { isDialogGone } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LicensesPanel } from "../../areas/licenses/licenses-panel/licenses-panel";
import { Shell } from "../shell";

const navigation = recordedNavigation();

const meta: Meta = {
  title: "Panels/Shortcuts",
  render: () => (
    <>
      <Shell>
        <h1>Licenses</h1>
        <LicensesPanel />
      </Shell>
      <button type="button">A button of the page around</button>
    </>
  ),
  parameters: { portal: { as: "customer@example.com", navigation }, layout: "fullscreen" },
  beforeEach: () => {
    navigation.visits.length = 0;
    window.localStorage.removeItem("gatehouse.shortcuts");
    return () => window.localStorage.removeItem("gatehouse.shortcuts");
  },
};

export default meta;
type Story = StoryObj;

const searchField = () => screen.findByRole("searchbox", { name: "Search serial, type or team" });
const isReady = async () => {
  await screen.findByRole("button", { name: "Elena Marchetti, customer@example.com" });
  await searchField();
};
const opened = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });
const visited = (screenName: string) => ({
  target: expect.objectContaining({ screen: screenName }),
  replace: false,
});

export const SearchesTheList: Story = {
  play: async () => {
    await isReady();
    await userEvent.keyboard("/");
    await waitFor(async () => expect(await searchField()).toHaveFocus());
    // In the field, the keys are text.
    await userEvent.keyboard("gl/?");
    await expect(await searchField()).toHaveValue("gl/?");
    await expect(navigation.visits).toEqual([]);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const GoesToPages: Story = {
  play: async () => {
    await isReady();
    await userEvent.keyboard("go");
    await waitFor(() => expect(navigation.visits).toEqual([visited("orders")]));
    await userEvent.keyboard("gp");
    await userEvent.keyboard("gc");
    await expect(navigation.visits).toEqual([visited("orders"), visited("projects"), visited("shoppingCart")]);
    // An unknown letter ends the sequence, and a letter alone does nothing.
    await userEvent.keyboard("gxo");
    await userEvent.keyboard("o");
    await expect(navigation.visits).toHaveLength(3);
  },
};

export const LeavesOtherKeysAlone: Story = {
  play: async ({ canvas }) => {
    await isReady();
    await userEvent.keyboard("g");
    await userEvent.keyboard("{Control>}l{/Control}");
    await userEvent.keyboard("{Alt>}/{/Alt}{Meta>}?{/Meta}");
    await expect(navigation.visits).toEqual([]);
    await expect(await searchField()).not.toHaveFocus();
    // An open menu uses letters to find its entries.
    await userEvent.click(canvas.getByRole("button", { name: "Elena Marchetti, customer@example.com" }));
    await screen.findByRole("menu");
    await userEvent.keyboard("?");
    await expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    // Shortcuts don't apply outside the shell.
    screen.getByRole("button", { name: "A button of the page around" }).focus();
    await userEvent.keyboard("?");
    await userEvent.keyboard("/");
    await expect(screen.getByRole("button", { name: "A button of the page around" })).toHaveFocus();
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** The dialog lists only pages that the user can open. While it is open, shortcuts are disabled. */
export const ListsTheKeys: Story = {
  play: async () => {
    await isReady();
    await userEvent.keyboard("?");
    const dialog = within(await opened());
    await expect(within(dialog.getByRole("region", { name: "Go to a page" })).getAllByRole("term")).toHaveLength(8);
    await expect(dialog.queryByText("Compiler versions")).toBeNull();
    await userEvent.keyboard("go");
    await expect(navigation.visits).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
  },
};

/** Once turned off, shortcuts stay off until the user turns them on again. The palette opens the setting. */
export const TurnedOff: Story = {
  play: async () => {
    await isReady();
    await userEvent.keyboard("?");
    const box = within(await opened()).getByRole("checkbox", { name: "Use single-key shortcuts" });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await userEvent.keyboard("?");
    await userEvent.keyboard("go");
    await userEvent.keyboard("/");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(navigation.visits).toEqual([]);
    await expect(await searchField()).not.toHaveFocus();
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("dialog", { name: /^Search pages/ });
    await userEvent.keyboard("shortcuts");
    await screen.findByRole("option", { name: "Keyboard shortcuts" });
    await userEvent.keyboard("{Enter}");
    await userEvent.click(within(await opened()).getByRole("checkbox", { name: "Use single-key shortcuts" }));
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await userEvent.keyboard("go");
    await waitFor(() => expect(navigation.visits).toEqual([visited("orders")]));
  },
};

/** An embedded panel uses none of the page's keys. */
export const NotWithoutAShell: Story = {
  render: () => <LicensesPanel />,
  play: async () => {
    await searchField();
    await userEvent.keyboard("/");
    await userEvent.keyboard("?");
    await userEvent.keyboard("go");
    await expect(await searchField()).not.toHaveFocus();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(navigation.visits).toEqual([]);
  },
};
