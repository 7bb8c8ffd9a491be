import { support } from "@gatehouse/contract/support";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { product } from "@gatehouse/story-kit/portal/demo-database";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { isDialogGone, openDialog, press, seesToast, write } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { accountHash } from "../../../data/account-hash";
import { SupportPanel } from "../support-panel/support-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
const onEvent = fn();
const portal = { as: "customer@example.com", navigation, through: rewritten.through, onEvent };

const draftKey = `gatehouse.draft.ticket.${product.id}.${accountHash("customer@example.com")}.`;

const meta: Meta<typeof SupportPanel> = {
  title: "Panels/Support/CreateTicketDialog",
  component: SupportPanel,
  parameters: { portal },
  beforeEach: () => {
    navigation.visits.length = 0;
    navigation.search.write("");
    rewritten.responses.clear();
    onEvent.mockClear();
    localStorage.removeItem(draftKey);
  },
};

export default meta;
type Story = StoryObj<typeof SupportPanel>;

const dialog = async () => within(await screen.findByRole("dialog"));
const submit = async () => userEvent.click((await dialog()).getByRole("button", { name: "Create ticket" }));
const file = (name: string, size: number, type = "") => new File([new Uint8Array(size).fill(97)], name, { type });
const choose = (...files: readonly File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>("dialog input[type=file]")!, [...files]);
// Testing Library's data transfer loses its files.
const drag = (type: string, target: Element, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
const paste = (target: Element, clipboardData: DataTransfer) =>
  target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
const fillIn = async () => {
  await openDialog("Create ticket");
  await write("Subject", "  The build stops ");
  await write("Message", "It stops after a minute.");
};
const created = () =>
  navigation.visits.map((visit) => ("target" in visit ? visit.target.params["ticketId"] : undefined)).at(0);
const ticketOf = async (loaded: Readonly<Record<string, unknown>>, address: string) => {
  const response = await openedPortal(loaded).fetch(
    new Request(`${window.location.origin}/api/webapp/v1/tickets/${address}`),
  );
  return (await response.json()) as Readonly<Record<string, unknown>> & { readonly results: readonly object[] };
};

export const Default: Story = {
  play: async ({ loaded }) => {
    await fillIn();
    const opened = await dialog();
    await expect(opened.getByRole("combobox", { name: "Product" })).toHaveDisplayValue("PRO");
    await expect(opened.getByRole("combobox", { name: "Operating system" })).toHaveDisplayValue("Windows 11");
    await userEvent.selectOptions(opened.getByRole("combobox", { name: "Product" }), "SMART");
    await userEvent.selectOptions(opened.getByRole("combobox", { name: "Operating system" }), "Windows 10");
    await write("Version", "v5.2.0");
    await userEvent.dblClick(opened.getByRole("button", { name: "Create ticket" }));
    await seesToast("Ticket created.");
    await isDialogGone();
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ path: `/support/${created()}` }), replace: false },
    ]);
    await expect(await ticketOf(loaded, `${created()}/`)).toMatchObject({
      subject: "The build stops",
      description: "<p>It stops after a minute.</p>",
      license_type: "smart",
      os: "win10",
      software_version: "v5.2.0",
    });
    await expect(await ticketOf(loaded, "")).toMatchObject({ count: 19 });
    await expect(onEvent.mock.calls).toEqual([[{ type: "ticket.created", ticketId: created() }]]);
  },
};

export const Wrong: Story = {
  play: async () => {
    await openDialog("Create ticket");
    await submit();
    const opened = await dialog();
    await expect(opened.getByText("Subject is required")).toBeVisible();
    await expect(opened.getByText("Message is required")).toBeVisible();
    await waitFor(() => expect(opened.getByRole("textbox", { name: "Subject" })).toHaveFocus());
    await write("Subject", "It");
    await write("Message", "It broke");
    await expect(opened.getByText("Subject must be at least 3 characters long")).toBeVisible();
    await expect(opened.getByText("Message must be at least 10 characters long")).toBeVisible();
    await write("Message", "It broke again");
    await expect(opened.queryByText(/^Message must be/)).toBeNull();
  },
};

/** Invalid files show an error before anything is sent, and don't block the ticket or other files. */
export const WithFiles: Story = {
  beforeEach: () => void rewritten.responses.set(support.limits, { upload_bytes: 2_000 }),
  play: async ({ loaded }) => {
    await fillIn();
    await waitFor(() => expect(document.querySelector("dialog input[type=file]")).not.toBeNull());
    await choose(file("notes.txt", 2_000), file("large.zip", 2_001), file("nothing.txt", 0));
    const opened = await dialog();
    const list = within(opened.getByRole("list", { name: "Files of this ticket" }));
    await expect(list.getByText("2 KB, waiting")).toBeVisible();
    await expect(list.getByText(/^This file is 2 KB. The limit is 2 KB.$/)).toBeVisible();
    await expect(list.getByText("This file is empty.")).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: "Remove nothing.txt" }));
    await expect(list.queryByText("nothing.txt")).toBeNull();
    await submit();
    await isDialogGone();
    await expect(navigation.visits).toHaveLength(1);
    await expect((await ticketOf(loaded, `${created()}/attachments/`)).results).toEqual([
      expect.objectContaining({ filename: "notes.txt", size: 2_000 }),
    ]);
  },
};

/** Users can drop files anywhere on the form and paste screenshots. Pasting text works as usual. */
export const DropsAndPastes: Story = {
  play: async () => {
    await openDialog("Create ticket");
    const opened = await dialog();
    const field = opened.getByRole("textbox", { name: "Message" });
    const held = new DataTransfer();
    held.items.add(file("dropped.txt", 3));
    drag("dragenter", field, held);
    await expect(await opened.findByText("Drop to add the file")).toBeVisible();
    drag("drop", field, held);
    await expect(await opened.findByText("dropped.txt")).toBeVisible();
    await expect(opened.queryByText(/^Drop to add/)).toBeNull();
    for (const name of ["image.png", "image.png"]) {
      const pasted = new DataTransfer();
      pasted.items.add(file(name, 9, "image/png"));
      paste(field, pasted);
    }
    await expect(await opened.findByText("Pasted screenshot 1.png")).toBeVisible();
    await expect(opened.getByText("Pasted screenshot 2.png")).toBeVisible();
    const text = new DataTransfer();
    text.setData("text/plain", "words");
    text.items.add(file("image.png", 9, "image/png"));
    paste(field, text);
    await expect(opened.getAllByRole("listitem")).toHaveLength(3);
  },
};

/** The ticket is created although a file is refused. The dialog shows the reason, and the user continues without it. */
export const FileFails: Story = {
  parameters: { portal: { ...portal, fault: { kind: "413 html", calls: "/attachments/", methods: ["POST"] } } },
  play: async () => {
    await fillIn();
    await waitFor(() => expect(document.querySelector("dialog input[type=file]")).not.toBeNull());
    await choose(file("notes.txt", 20));
    await submit();
    const created = within(await screen.findByRole("dialog", { name: "Ticket created" }));
    await expect(await created.findByText(/^Failed to upload the file\./)).toBeVisible();
    await expect(created.getByText("Your ticket was created. Some files weren't added.")).toBeVisible();
    await userEvent.click(created.getByRole("button", { name: "Open ticket" }));
    await isDialogGone();
    await expect(navigation.visits).toHaveLength(1);
  },
};

export const Fails: Story = {
  parameters: { portal: { ...portal, fault: { kind: "500 json", calls: "/tickets/", methods: ["POST"] } } },
  play: async () => {
    await fillIn();
    await submit();
    await seesToast("Failed to create ticket.");
    await expect((await dialog()).getByRole("textbox", { name: "Message" })).toHaveValue("It stops after a minute.");
    await expect(navigation.visits).toEqual([]);
  },
};

export const Refused: Story = {
  beforeEach: () => {
    rewritten.responses.set(support.create, () =>
      Response.json({ subject: ["This subject is taken."], non_field_errors: ["Not today."] }, { status: 400 }),
    );
  },
  play: async () => {
    await fillIn();
    await submit();
    const opened = await dialog();
    await expect(await opened.findByText("This subject is taken.")).toBeVisible();
    await expect(opened.getByText("Not today.")).toBeVisible();
  },
};

export const Narrow: Story = {
  parameters: {
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "280px", height: "900px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    await openDialog("Create ticket");
    await choose(file(`${"a-long-name".repeat(12)}.txt`, 30 * 1_048_576));
    await expect(await screen.findByText("This file is 30 MB. The limit is 25 MB.")).toBeVisible();
    const box = screen.getByRole("dialog");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

/** On a phone, a field alone in its row fills the row. */
export const OnAPhone: Story = {
  parameters: {
    viewport: { options: { phone: { name: "Phone", styles: { width: "360px", height: "740px" } } } },
  },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await openDialog("Create ticket");
    const opened = await dialog();
    const width = (label: string) => opened.getByLabelText(label).offsetWidth;
    await expect(width("Product")).toBeLessThan(width("Message") / 2);
    await expect(width("Version")).toBe(width("Message"));
  },
};

export const InItalian: Story = {
  parameters: { portal: { ...portal, locale: "it" } },
  play: async () => {
    await press("Crea ticket");
    await userEvent.click((await dialog()).getByRole("button", { name: "Crea ticket" }));
    await expect(await screen.findByText("L'oggetto è obbligatorio")).toBeVisible();
  },
};

/** The version, whose digits are smaller, is in one line with the selects beside it. */
export const ChoicesInLine: Story = {
  play: async () => {
    await openDialog("Create ticket");
    const { getByLabelText } = await dialog();
    const bottom = (label: RegExp) => getByLabelText(label).getBoundingClientRect().bottom;
    await expect(bottom(/^Version/)).toBe(bottom(/^Operating system/));
  },
};
