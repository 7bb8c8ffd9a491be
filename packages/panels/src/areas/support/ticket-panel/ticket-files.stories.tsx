import { support } from "@gatehouse/contract/support";
import { isDialogGone } from "@gatehouse/story-kit/portal/steps";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { files, fitsTheWindow, forgetTickets, narrow, portal, rewritten } from "../../../testing/ticket-stories";
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
