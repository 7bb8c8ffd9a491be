import { support } from "@gatehouse/contract/support";
import { withCsrfToken } from "@gatehouse/story-kit/models/model-tabs";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { isDialogGone, openDialog, press } from "@gatehouse/story-kit/portal/steps";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { LinkAway } from "../../../testing/link-away";
import {
  ask,
  choose,
  field,
  files,
  fitsTheWindow,
  forgetTickets,
  narrow,
  navigation,
  portal,
  rewritten,
} from "../../../testing/ticket-stories";
import { TicketPanel } from "./ticket-panel";

const meta: Meta<typeof TicketPanel> = {
  title: "Panels/Support/TicketFiles",
  component: TicketPanel,
  args: { ticketId: demoTicketIds.waiting },
  parameters: { portal },
  beforeEach: forgetTickets,
};

export default meta;
type Story = StoryObj<typeof TicketPanel>;

export const AddsFiles: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await field(), "Here they are");
    await choose(new File(["one"], "one <1>.txt"), new File(["two"], "two.txt"), new File([], "empty.txt"));
    await waitFor(async () => expect((await files()).getAllByRole("row")).toHaveLength(7));
    await expect(canvas.getByText("This file is empty.")).toBeVisible();
    await expect(await field()).toHaveValue("Here they are");
    const { results } = await ask(loaded, `/${demoTicketIds.waiting}/attachments/`);
    await expect(results.slice(-2).map(({ filename }) => filename)).toEqual(["one <1>.txt", "two.txt"]);
  },
};

/** Pasted screenshots get numbered names, and number 1 is already taken. */
export const PastesScreenshots: Story = {
  play: async () => {
    await expect((await files()).getByRole("link", { name: "Pasted screenshot 1.png" })).toBeVisible();
    for (const name of ["Pasted screenshot 2.png", "Pasted screenshot 3.png"]) {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(["pixels"], "image.png", { type: "image/png" }));
      (await field()).dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      await expect(await (await files()).findByRole("link", { name })).toBeVisible();
    }
    await expect((await files()).getAllByRole("link", { name: "Pasted screenshot 1.png" })).toHaveLength(1);
  },
};

/** If the connection is lost, the list says so, and the upload retries automatically or by its button. */
export const FileInterrupted: Story = {
  parameters: { portal: { ...portal, fault: { kind: "dropped", calls: "/attachments/", methods: ["POST"] } } },
  play: async ({ canvas }) => {
    await userEvent.type(await field(), "Not lost");
    await choose(new File(["one"], "one.txt"));
    await waitFor(() => expect(canvas.getByText(/^The connection was lost\. Trying again in \d+ s\.$/)).toBeVisible());
    await press("Retry");
    await expect(await canvas.findByRole("button", { name: "Cancel upload of one.txt" })).toBeVisible();
    await press("Cancel upload of one.txt");
    await expect(canvas.queryByText("one.txt")).toBeNull();
    await expect(await field()).toHaveValue("Not lost");
  },
};

/** The session ends during an upload. After a new sign-in, this file and the next one are sent without a press. */
export const SessionEndsDuringUpload: Story = {
  beforeEach: withCsrfToken,
  play: async ({ canvas, loaded }) => {
    const { viewer } = openedPortal(loaded);
    await field();
    rewritten.responses.set(support.addAttachments, () => {
      rewritten.responses.delete(support.addAttachments);
      viewer.switchTo(null);
      return Response.json({ detail: "Authentication credentials were not provided." }, { status: 403 });
    });
    await choose(new File(["one"], "one.txt"), new File(["two"], "two.txt"));
    await screen.findByRole("alertdialog", { name: "Your session has ended" });
    await expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();
    viewer.switchTo("customer@example.com");
    await waitFor(async () => {
      window.dispatchEvent(new Event("focus"));
      await expect(screen.queryByRole("alertdialog")).toBeNull();
    });
    for (const name of ["one.txt", "two.txt"])
      await waitFor(async () => expect((await files()).getAllByRole("link", { name })).toHaveLength(1));
  },
};

/** Leaving the page would cancel the upload. */
export const LeavesDuringUpload: Story = {
  parameters: { axe: false },
  render: (args) => (
    <>
      <TicketPanel {...args} />
      <LinkAway />
    </>
  ),
  beforeEach: () => void rewritten.responses.set(support.addAttachments, () => new Promise<never>(() => undefined)),
  play: async ({ canvas }) => {
    await field();
    await choose(new File(["one"], "one.txt"));
    await expect(await canvas.findByRole("button", { name: "Cancel upload of one.txt" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Away" }));
    await expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
    await press("Keep editing");
    await isDialogGone();
    await expect(navigation.visits).toEqual([]);
    await press("Cancel upload of one.txt");
    await expect(canvas.queryByText("one.txt")).toBeNull();
  },
};

let release = () => {};

/** If the customer closes the ticket during an upload, the dialog warns, and a file that fails shows its error. */
export const ClosedDuringUpload: Story = {
  beforeEach: () => {
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    rewritten.responses.set(support.addAttachments, () =>
      isReleased.then(() => Response.json({ detail: "This ticket is closed." }, { status: 400 })),
    );
  },
  play: async ({ canvas }) => {
    await field();
    await choose(new File(["one"], "one.txt"), new File(["two"], "two.txt"));
    await expect(await canvas.findByRole("button", { name: "Cancel upload of one.txt" })).toBeVisible();
    await openDialog("Close ticket");
    const dialog = within(screen.getByRole("dialog", { name: "Close ticket T-18" }));
    await expect(
      dialog.getByText("Some files are still uploading. They won't be added if you close the ticket now."),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Close ticket" }));
    await isDialogGone();
    await expect(await canvas.findByText(/^You closed this ticket on /)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await expect(canvas.getByText("one.txt")).toBeVisible();
    release();
    await waitFor(() =>
      expect(canvas.getAllByText("Failed to upload the file. This ticket is closed.")).toHaveLength(2),
    );
    await press("Remove one.txt");
    await press("Remove two.txt");
    await expect(canvas.queryByRole("list", { name: "Files of this comment" })).toBeNull();
  },
};

export const FileRefused: Story = {
  beforeEach: () => {
    rewritten.responses.set(support.addAttachments, () =>
      Response.json({ attachments: ["A ticket can have at most 100 files."] }, { status: 400 }),
    );
  },
  play: async ({ canvas }) => {
    await field();
    await choose(new File(["one"], "one.txt"));
    await expect(
      await canvas.findByText("Failed to upload the file. A ticket can have at most 100 files."),
    ).toBeVisible();
    await press("Remove one.txt");
    await expect(canvas.queryByText("one.txt")).toBeNull();
  },
};

export const Preview: Story = {
  play: async () => {
    await userEvent.click((await files()).getByRole("link", { name: "Pasted screenshot 1.png" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pasted screenshot 1.png" }));
    const image = await dialog.findByRole<HTMLCanvasElement>("img", { name: "Preview of Pasted screenshot 1.png" });
    const pixels = image.getContext("2d")?.getImageData(0, 0, image.width, image.height).data;
    await expect(pixels?.some((value) => value > 0)).toBe(true);
    await expect(dialog.getByRole("link", { name: "Download" })).toHaveAttribute("download", "Pasted screenshot 1.png");
    await userEvent.click(dialog.getAllByRole("button", { name: "Close" })[0]!);
    await isDialogGone();
  },
};

let reads = 0;
const readFile = fn<() => Response>();

/** A storage server signs the files' addresses anew at each poll. An open preview stays. */
export const SignedPreview: Story = {
  parameters: { axe: false },
  render: (args) => (
    <PollPaceContext value={1 / 200}>
      <TicketPanel {...args} />
    </PollPaceContext>
  ),
  beforeEach: async () => {
    const canvas = new OffscreenCanvas(4, 4);
    canvas.getContext("2d")?.fillRect(0, 0, 4, 4);
    const picture = await canvas.convertToBlob();
    readFile.mockReset().mockImplementation(() => new Response(picture));
    reads = 0;
    rewritten.responses.set(support.listAttachments, () => {
      reads += 1;
      const url = `/files/1?X-Amz-Signature=${reads}`;
      return Response.json([{ url, filename: "picture.png", created_at: "2026-11-20T10:00:00Z" }]);
    });
    rewritten.files.set("/files/1", readFile);
  },
  play: async () => {
    await userEvent.click((await files()).getByRole("link", { name: "picture.png" }));
    const dialog = within(await screen.findByRole("dialog"));
    const image = await dialog.findByRole("img");
    const before = reads;
    await waitFor(() => expect(reads).toBeGreaterThan(before + 2));
    await expect(image).toBeInTheDocument();
    await expect(readFile).toHaveBeenCalledTimes(1);
  },
};

/** The file starts like a PNG, but the rest is missing. */
export const DamagedImage: Story = {
  beforeEach: () => {
    rewritten.responses.set(support.listAttachments, [
      { url: "/files/1", filename: "picture.png", created_at: "2026-11-20T10:00:00Z" },
    ]);
    const start = Uint8Array.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", (sign) => sign.charCodeAt(0));
    rewritten.files.set("/files/1", () => new Response(start));
  },
  play: async () => {
    await userEvent.click((await files()).getByRole("link", { name: "picture.png" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("This file can't be shown here. Download it to open it.")).toBeVisible();
    await expect(dialog.queryByRole("img")).toBeNull();
  },
};

/** A file with an image's name is checked before any of it is shown. */
export const NoImage: Story = {
  beforeEach: () => {
    rewritten.responses.set(support.listAttachments, [
      { url: "/files/1", filename: "picture.png", created_at: "2026-11-20T10:00:00Z" },
    ]);
    rewritten.files.set(
      "/files/1",
      () => new Response("<svg onload='parent.harm()' xmlns='http://www.w3.org/2000/svg'/>"),
    );
  },
  play: async () => {
    await userEvent.click((await files()).getByRole("link", { name: "picture.png" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("This file can't be shown here. Download it to open it.")).toBeVisible();
    await expect(dialog.queryByRole("img")).toBeNull();
  },
};

export const OddNames: Story = {
  args: { ticketId: demoTicketIds.odd },
  parameters: narrow(360),
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Files with odd names <b>and markup</b>")).toBeVisible();
    await expect((await files()).getByRole("link", { name: "<img src=x onerror=alert(1)>.txt" })).toHaveAttribute(
      "download",
      "<img src=x onerror=alert(1)>.txt",
    );
    await fitsTheWindow();
  },
};

/** A file without a name is shown by the last part of its address. */
export const WithoutName: Story = {
  beforeEach: () =>
    void rewritten.responses.set(support.listAttachments, [
      { url: "/media/tickets/18/trace.log?token=1", filename: " ", created_at: "2026-11-20T10:00:00Z" },
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("link", { name: "trace.log" })).toHaveLength(2);
  },
};

/** A name that turns its direction would seem to be a picture. */
export const TurnedName: Story = {
  beforeEach: () =>
    void rewritten.responses.set(support.listAttachments, [
      { url: "/files/1", filename: "board\u202egnp.exe", created_at: "2026-11-20T10:00:00Z" },
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("link", { name: "board\ufffdgnp.exe" })).toHaveLength(2);
  },
};
