import { product } from "@gatehouse/story-kit/portal/demo-database";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { isDialogGone, openDialog, press, seesToast, write } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { accountHash } from "../../../data/account-hash";
import { ask } from "../../../testing/ticket-stories";
import { SupportPanel } from "../support-panel/support-panel";

const draftKey = `gatehouse.draft.ticket.${product.id}.${accountHash("customer@example.com")}.`;

const meta: Meta<typeof SupportPanel> = {
  title: "Panels/Support/TicketDraft",
  component: SupportPanel,
  parameters: { portal: { as: "customer@example.com", navigation: recordedNavigation() } },
  beforeEach: () => localStorage.removeItem(draftKey),
};

export default meta;
type Story = StoryObj<typeof SupportPanel>;

const open = async () => within(await openDialog("Create ticket"));
const type = async () => {
  await write("Subject", "The build stops");
  await write("Message", "It stops after a minute.");
};

const files = () => screen.queryAllByRole("button", { name: /^Remove / });

/** Chosen files survive Escape and Cancel, and are discarded with the draft. */
export const RestoresFiles: Story = {
  play: async () => {
    await open();
    await type();
    await waitFor(() => expect(document.querySelector("dialog input[type=file]")).not.toBeNull());
    const chosen = ["a.txt", "b.txt"].map((name) => new File(["text"], name));
    await userEvent.upload(document.querySelector<HTMLInputElement>("dialog input[type=file]")!, chosen);
    await press("Remove a.txt");
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await open();
    await expect(files().map((one) => one.getAttribute("aria-label"))).toEqual(["Remove b.txt"]);
    await press("Discard draft");
    await isDialogGone();
    await open();
    await expect(files()).toEqual([]);
  },
};

/** A created ticket takes its files along, even if another tab has changed the text of the draft. */
export const SentFilesAreGone: Story = {
  play: async () => {
    const opened = await open();
    await type();
    await waitFor(() => expect(document.querySelector("dialog input[type=file]")).not.toBeNull());
    const chosen = [new File(["text"], "a.txt")];
    await userEvent.upload(document.querySelector<HTMLInputElement>("dialog input[type=file]")!, chosen);
    localStorage.setItem(draftKey, JSON.stringify({ text: "{}", base: "{}" }));
    await userEvent.click(opened.getByRole("button", { name: "Create ticket" }));
    await seesToast("Ticket created.");
    await isDialogGone();
    await open();
    await expect(files()).toEqual([]);
  },
};

/** A draft survives Escape, Cancel, a reload and the end of the session, until the ticket is created. */
export const RestoresADraft: Story = {
  play: async () => {
    await userEvent.selectOptions((await open()).getByRole("combobox", { name: "Product" }), "SMART");
    await type();
    await expect(screen.queryByRole("button", { name: "Discard draft" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect((await open()).getByRole("textbox", { name: "Message" })).toHaveValue("It stops after a minute.");
    await press("Cancel");
    await isDialogGone();
    const opened = await open();
    await expect(opened.getByRole("textbox", { name: "Subject" })).toHaveValue("The build stops");
    await expect(opened.getByRole("combobox", { name: "Product" })).toHaveDisplayValue("SMART");
    await expect(opened.getByText("We restored your unsent ticket.")).toBeVisible();
    await userEvent.click(opened.getByRole("button", { name: "Create ticket" }));
    await seesToast("Ticket created.");
    await isDialogGone();
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const DiscardsADraft: Story = {
  play: async () => {
    await open();
    await type();
    await press("Cancel");
    await isDialogGone();
    await open();
    await press("Discard draft");
    await isDialogGone();
    await expect(localStorage.getItem(draftKey)).toBeNull();
    const opened = await open();
    await expect(opened.getByRole("textbox", { name: "Subject" })).toHaveValue("");
    await expect(opened.queryByText("We restored your unsent ticket.")).toBeNull();
  },
};

/** The form had other values when the draft was written, as on the page of a build that has another status by now. */
export const WrittenOverOtherValues: Story = {
  play: async () => {
    const base = { subject: "Old subject", description: "", license_type: "smart", os: "win11", software_version: "1" };
    const text = JSON.stringify({ ...base, description: "It stops after a minute." });
    localStorage.setItem(draftKey, JSON.stringify({ text, base: JSON.stringify(base) }));
    const opened = await open();
    await expect(opened.getByText("We restored your unsent ticket.")).toBeVisible();
    await expect(opened.getByRole("textbox", { name: "Message" })).toHaveValue("It stops after a minute.");
    await expect(opened.getByRole("textbox", { name: "Subject" })).toHaveValue("");
    await expect(opened.getByRole("combobox", { name: "Product" })).toHaveDisplayValue("PRO");
  },
};

const sentBefore = (subject: string) => {
  const values = { subject, description: "It stops after a minute.", license_type: "pro", os: "win11" };
  const base = { subject: "", description: "", license_type: "pro", os: "win11", software_version: "" };
  const sent = { key: "key-1", before: [{ count: 0, next: null, previous: null, results: [] }] };
  const text = JSON.stringify({ ...values, software_version: "" });
  localStorage.setItem(draftKey, JSON.stringify({ text, base: JSON.stringify(base), sent }));
};

/** The page was reloaded before the response, but the ticket was created. */
export const CreatedBeforeAReload: Story = {
  play: async ({ loaded }) => {
    const [ticket] = (await ask(loaded, "/?page=0&page_size=0")).results;
    sentBefore(String(ticket?.["title"] ?? ticket?.["subject"]));
    const opened = await open();
    await waitFor(() => expect(opened.getByRole("textbox", { name: "Subject" })).toHaveValue(""));
    await expect(opened.queryByText("We restored your unsent ticket.")).toBeNull();
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

/** The page was reloaded before the response, and the ticket doesn't exist. */
export const LostBeforeAReload: Story = {
  play: async () => {
    sentBefore("Nobody received this");
    const opened = await open();
    await expect(opened.getByText("We restored your unsent ticket.")).toBeVisible();
    await userEvent.click(opened.getByRole("button", { name: "Create ticket" }));
    await seesToast("Ticket created.");
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};
