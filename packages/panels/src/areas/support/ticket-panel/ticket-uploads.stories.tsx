import { support } from "@gatehouse/contract/support";
import { withCsrfToken } from "@gatehouse/story-kit/models/model-tabs";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { isDialogGone, openDialog, press } from "@gatehouse/story-kit/portal/steps";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LinkAway } from "../../../testing/link-away";
import {
  ask,
  choose,
  field,
  files,
  forgetTickets,
  navigation,
  portal,
  rewritten,
} from "../../../testing/ticket-stories";
import { TicketPanel } from "./ticket-panel";

const meta: Meta<typeof TicketPanel> = {
  title: "Panels/Support/TicketUploads",
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
