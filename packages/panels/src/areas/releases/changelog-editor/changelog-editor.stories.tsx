import { fillStorage } from "@gatehouse/story-kit/portal/full-storage";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { isDialogGone, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { accountHash } from "../../../data/account-hash";
import { changeElsewhere } from "../../../testing/change-elsewhere";
import { LinkAway } from "../../../testing/link-away";
import { ReleasePanel } from "../release-panel/release-panel";

const onEvent = fn();
const patches: unknown[] = [];
const tag = "v5.2.2-rc.1";
const keyOf = (versionTag: string, email = "release@example.com") =>
  `gatehouse.draft.changelog.example.${accountHash(email)}.${versionTag}`;
const key = keyOf(tag);

/** Records the changes that are sent. */
const through =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "PATCH") patches.push(await request.clone().json());
    return send(request);
  };

const portal = { as: "release@example.com", onEvent, through };

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/ChangelogEditor",
  component: ReleasePanel,
  args: { versionTag: tag },
  parameters: { portal },
  beforeEach: () => {
    patches.length = 0;
    onEvent.mockClear();
    localStorage.removeItem(key);
    return () => localStorage.removeItem(key);
  },
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;

const editor = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Changelog in Markdown" });
const preview = async () => within(await screen.findByRole("region", { name: "Preview" }));
const edit = async () => {
  await press("Edit");
  return editor();
};
/** Types through the browser, because `userEvent` doesn't notice edits that the editor makes to its field. */
const typeInto = async (field: HTMLTextAreaElement, text: string) => {
  field.focus();
  for (const letter of text) if (letter !== "\n" || (await fireEvent.keyDown(field, { key: "Enter" }))) insert(letter);
};
const insert = (text: string) => {
  const page: { execCommand: (name: string, hasInterface: boolean, value: string) => boolean } = document;
  page.execCommand("insertText", false, text);
};
const control = (field: HTMLTextAreaElement, letter: string) =>
  fireEvent.keyDown(field, { key: letter, ctrlKey: true });
const seesNoEditor = () => waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = await edit();
    await expect(field).toHaveAccessibleDescription(/^0 of the 20 characters that approval needs\./);
    await expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
    await typeInto(field, "## What is new\n- Routing is ");
    await control(field, "b");
    await typeInto(field, "faster");
    field.setSelectionRange(field.value.length, field.value.length);
    await typeInto(field, "\nReports");
    await expect(field).toHaveValue("## What is new\n- Routing is **faster**\n- Reports");
    await expect(field).toHaveAccessibleDescription(/^48 characters\./);
    const heading = await (await preview()).findByRole("heading", { name: "What is new" });
    await expect(heading).toBeVisible();
    const label = (await preview()).getByText("Preview");
    await expect(heading.getBoundingClientRect().top - label.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8);
    await expect((await preview()).getByText("faster").tagName).toBe("STRONG");
    await userEvent.dblClick(screen.getByRole("button", { name: "Save" }));
    await seesToast("Changelog saved.");
    await seesNoEditor();
    await expect(await canvas.findByRole("heading", { name: "What is new" })).toBeVisible();
    await expect(patches).toEqual([
      { changelog: "## What is new\n- Routing is **faster**\n- Reports", base_changelog: "" },
    ]);
    await expect(localStorage.getItem(key)).toBeNull();
    await expect(onEvent.mock.calls).toEqual([[{ type: "release.changed", versionTag: tag, act: "editChangelog" }]]);
    await expect(await canvas.findByText("Changelog edited")).toBeVisible();
  },
};

export const Keys: Story = {
  play: async () => {
    const field = await edit();
    await typeInto(field, "see the guide");
    field.setSelectionRange(4, 13);
    await control(field, "k");
    await expect(field).toHaveValue("see [the guide](https://)");
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("https://");
    field.setSelectionRange(0, 3);
    await control(field, "i");
    await expect(field).toHaveValue("*see* [the guide](https://)");
    await control(field, "i");
    await expect(field).toHaveValue("see [the guide](https://)");
    field.select();
    await typeInto(field, "1. one\ntwo\n\nthree");
    await expect(field).toHaveValue("1. one\n2. two\nthree");
    await waitFor(() => expect(localStorage.getItem(key)).toContain("three"));
  },
};

/** Leaving the page without saving: this browser keeps the text and asks first. */
export const KeepsADraft: Story = {
  play: async () => {
    await userEvent.type(await edit(), "Not yet saved");
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(key) ?? "null")).toEqual({ text: "Not yet saved", base: "" }),
    );
  },
};

/** If the browser can't store the text, links ask before they leave, too. */
export const AsksWhereNothingIsKept: Story = {
  render: (args) => (
    <>
      <ReleasePanel {...args} />
      <LinkAway />
    </>
  ),
  parameters: { portal: { ...portal, navigation: recordedNavigation() } },
  beforeEach: fillStorage,
  play: async ({ canvas }) => {
    await typeInto(await edit(), "Nobody keeps this");
    await userEvent.click(canvas.getByRole("link", { name: "Away" }));
    await press("Keep editing");
    await isDialogGone();
    await expect((await editor()).value).toContain("Nobody keeps this");
  },
};

export const RestoresADraft: Story = {
  beforeEach: () => localStorage.setItem(key, JSON.stringify({ text: "Typed yesterday", base: "" })),
  play: async ({ canvas }) => {
    await expect(await editor()).toHaveValue("Typed yesterday");
    await expect(canvas.getByText("We restored your unsaved text.")).toBeVisible();
    await press("Discard");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Discard changes" }));
    await userEvent.click(dialog.getByRole("button", { name: "Keep editing" }));
    await isDialogGone();
    await expect(await editor()).toHaveValue("Typed yesterday");
    await press("Discard");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Discard" }));
    await seesNoEditor();
    await expect(localStorage.getItem(key)).toBeNull();
    await expect(patches).toEqual([]);
  },
};

export const UnreadableDraft: Story = {
  beforeEach: () => localStorage.setItem(key, "{ not json"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This version has no changelog yet.")).toBeVisible();
    await expect(screen.queryByRole("textbox")).toBeNull();
  },
};

/** Somebody else saves a different text. The panel shows both, and neither is lost. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await edit(), "My own text of the changelog");
    await changeElsewhere(loaded, tag, { changelog: "The text of a colleague" });
    await press("Save");
    await expect(await canvas.findByText(/^The changelog was changed while you were editing\./)).toBeVisible();
    await expect(
      within(canvas.getByRole("region", { name: "Saved changelog" })).getByText("The text of a colleague"),
    ).toBeVisible();
    await expect(await editor()).toHaveValue("My own text of the changelog");
    await expect(patches).toEqual([]);
    await press("Save anyway");
    await seesToast("Changelog saved.");
    await seesNoEditor();
    await expect(await canvas.findByText("My own text of the changelog")).toBeVisible();
  },
};

export const TakesTheOtherText: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await edit(), "My own text");
    await changeElsewhere(loaded, tag, { changelog: "The text of a colleague" });
    await press("Save");
    await canvas.findByRole("region", { name: "Saved changelog" });
    await press("Use the saved text");
    await expect(await editor()).toHaveValue("The text of a colleague");
    await expect(canvas.queryByRole("region", { name: "Saved changelog" })).toBeNull();
    await press("Cancel");
    await seesNoEditor();
    await expect(patches).toEqual([]);
  },
};

/** The release is approved during editing. The text can't be saved anymore, but stays so that the user can copy it. */
export const ApprovedMeanwhile: Story = {
  args: { versionTag: "v5.2.1" },
  beforeEach: () => () => localStorage.removeItem(keyOf("v5.2.1")),
  play: async ({ canvas, loaded }) => {
    const field = await edit();
    await userEvent.clear(field);
    await userEvent.type(field, "One more fix before it goes out.");
    await changeElsewhere(loaded, "v5.2.1", { stable_release: true });
    await press("Save");
    await seesToast("Failed to update changelog.");
    await expect(await canvas.findByText(/^This version is now a stable release, so its changelog/)).toBeVisible();
    await expect(await editor()).toHaveValue("One more fix before it goes out.");
    await expect(await editor()).toHaveAttribute("readonly");
    await expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
    await expect(screen.getByRole("button", { name: "Copy my text" })).toBeVisible();
  },
};

export const FailsToSave: Story = {
  parameters: { portal: { ...portal, fault: { kind: "500 json", calls: "-versions/", methods: ["PATCH"] } } },
  play: async () => {
    await userEvent.type(await edit(), "A text that isn't lost");
    await press("Save");
    await seesToast("Failed to update changelog.");
    await expect(await editor()).toHaveValue("A text that isn't lost");
  },
};
