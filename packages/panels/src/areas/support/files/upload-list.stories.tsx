import { PortalError } from "@gatehouse/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PortalRoot } from "../../../portal/portal-root";
import { UploadList, type UploadListProps } from "./upload-list";
import type { UploadState } from "./upload-queue";

const megabyte = 1_048_576;
const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name);
const upload = (name: string, size: number, state: UploadState) => ({ id: name, file: fileOf(name, size), state });

const meta: Meta<typeof UploadList> = {
  title: "Panels/Support/UploadList",
  component: UploadList,
  parameters: { portal: { as: "customer@example.com" } },
  decorators: [
    (Story) => (
      <PortalRoot isHost>
        <Story />
      </PortalRoot>
    ),
  ],
  args: {
    label: "Files of this ticket",
    limitBytes: 25 * megabyte,
    remove: fn(),
    retry: fn(),
    uploads: [
      upload("report.txt", 480, { kind: "done" }),
      upload("capture.vcd", 2 * megabyte, { kind: "uploading", sentBytes: megabyte }),
      upload("project.zip", 2 * megabyte, { kind: "uploading", sentBytes: 2 * megabyte }),
      upload("first.bin", 3, { kind: "uploading", sentBytes: undefined }),
      upload("next.bin", 3, { kind: "waiting" }),
      upload("cut.bin", 4 * megabyte, { kind: "interrupted", sentBytes: 3 * megabyte, retryAt: 0 }),
      upload("full.bin", 3, { kind: "failed", error: new PortalError("server", { status: 503 }) }),
      upload("huge.bin", 26 * megabyte, { kind: "refused", reason: "too-large" }),
      upload("empty.bin", 0, { kind: "refused", reason: "empty" }),
    ],
  },
};

export default meta;
type Story = StoryObj<typeof UploadList>;

/** Each row shows its progress. A fully sent file is "saving" until the server responds. */
export const EveryState: Story = {
  async play({ canvas, args }) {
    const row = (name: string) => within(canvas.getByText(name).closest("li") as HTMLElement);
    await expect(row("capture.vcd").getByText("1 MB of 2 MB")).toBeVisible();
    await expect(row("capture.vcd").getByRole("progressbar")).toHaveAttribute("aria-valuenow", "50");
    await expect(row("project.zip").getByText("2 MB, saving")).toBeVisible();
    for (const name of ["project.zip", "first.bin"])
      await expect(row(name).getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
    await expect(row("next.bin").getByText("3 Bytes, waiting")).toBeVisible();
    await expect(row("cut.bin").getByText(/^The connection was lost at 75%\. Trying again in 0 s\.$/)).toBeVisible();
    await expect(row("full.bin").getByRole("alert")).toHaveTextContent(/^Failed to upload the file\./);
    await expect(row("huge.bin").getByText("This file is 26 MB. The limit is 25 MB.")).toBeVisible();
    await expect(row("empty.bin").getByText("This file is empty.")).toBeVisible();

    await expect(row("report.txt").queryByRole("button")).toBeNull();
    await userEvent.click(row("capture.vcd").getByRole("button", { name: "Cancel upload of capture.vcd" }));
    await userEvent.click(row("next.bin").getByRole("button", { name: "Remove next.bin" }));
    await expect(args.remove).toHaveBeenCalledTimes(2);
    for (const name of ["cut.bin", "full.bin"]) await userEvent.click(row(name).getByRole("button", { name: "Retry" }));
    await expect(args.retry).toHaveBeenCalledTimes(2);
    for (const name of ["huge.bin", "empty.bin"])
      await expect(row(name).queryByRole("button", { name: "Retry" })).toBeNull();
  },
};

/** A list whose buttons retry and remove its files. */
function Changing({ uploads: initial, ...props }: UploadListProps) {
  const [uploads, setUploads] = useState(initial);
  const retry = (id: string) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, state: { kind: "waiting" } } : one)));
  const remove = (id: string) => setUploads((all) => all.filter((one) => one.id !== id));
  return <UploadList {...props} uploads={uploads} retry={retry} remove={remove} />;
}

/** After a press, the focus stays on the row, or moves to the next row, or stays in place if no file is left. */
export const KeepsTheFocus: Story = {
  parameters: { axe: false },
  render: (props) => (
    <>
      <Changing {...props} />
      <button>Attach file</button>
    </>
  ),
  args: {
    uploads: [
      upload("cut.bin", 3, { kind: "failed", error: new PortalError("server", { status: 503 }) }),
      upload("next.bin", 3, { kind: "waiting" }),
    ],
  },
  async play({ canvas }) {
    const rowOf = (name: string) => canvas.getByText(name).closest("li") as HTMLElement;
    canvas.getByRole("button", { name: "Retry" }).focus();
    // The second press has no effect.
    await userEvent.keyboard("{Enter}{Enter}");
    await waitFor(() => expect(rowOf("cut.bin")).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove cut.bin" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(rowOf("next.bin")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("list")).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Attach file" })).toHaveFocus();
  },
};
