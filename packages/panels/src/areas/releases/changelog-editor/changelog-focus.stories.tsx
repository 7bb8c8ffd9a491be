import { press } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { accountHash } from "../../../data/account-hash";
import { changeElsewhere } from "../../../testing/change-elsewhere";
import { ReleasePanel } from "../release-panel/release-panel";

const tag = "v5.2.2-rc.1";

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/ChangelogFocus",
  component: ReleasePanel,
  args: { versionTag: tag },
  parameters: { portal: { as: "release@example.com" }, axe: false },
  beforeEach: () => {
    const forget = () =>
      localStorage.removeItem(`gatehouse.draft.changelog.example.${accountHash("release@example.com")}.${tag}`);
    forget();
    return forget;
  },
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;

const enter = async (name: string) => {
  (await screen.findByRole("button", { name })).focus();
  await userEvent.keyboard("{Enter}");
};
const editor = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Changelog in Markdown" });
const edit = async () => {
  await enter("Edit");
  await waitFor(async () => expect(await editor()).toHaveFocus());
};
/** The next Tab goes to the changelog's own buttons. */
const isAtChangelog = async () => {
  await screen.findByRole("button", { name: "Edit" });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await userEvent.tab();
  await expect(screen.getByRole("button", { name: "Compare…" })).toHaveFocus();
};

/** Edit leads into the field, and Cancel, Discard and Save lead back to the changelog's buttons. */
export const ComesBack: Story = {
  play: async () => {
    await edit();
    await enter("Cancel");
    await isAtChangelog();
    await edit();
    await userEvent.keyboard("Typed");
    await enter("Discard");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    await isAtChangelog();
    await edit();
    await userEvent.keyboard("The new text of the changelog");
    await enter("Save");
    await isAtChangelog();
  },
};

/** The buttons that a colleague's change brings and takes away leave the focus in the editor. */
export const StaysInTheEditor: Story = {
  play: async ({ loaded }) => {
    await edit();
    await userEvent.keyboard("My own text of the changelog");
    await changeElsewhere(loaded, tag, { changelog: "The longer text of a colleague" });
    await enter("Save");
    await enter("Use the saved text");
    await waitFor(() => expect(screen.queryByRole("region", { name: "Saved changelog" })).toBeNull());
    await waitFor(async () => expect(await editor()).toHaveFocus());
    await userEvent.keyboard(" and mine");
    await changeElsewhere(loaded, tag, { pending_approval: true });
    await changeElsewhere(loaded, tag, { stable_release: true });
    await enter("Save");
    await expect(await screen.findByText(/^This version is now a stable release/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Save" })).toBeNull());
    await waitFor(async () => expect(await editor()).toHaveFocus());
    await press("Discard");
  },
};
