import { downloads, type SignedStatement } from "@gatehouse/contract/downloads";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { LatestReleaseCard } from "../latest-release-card/latest-release-card";

let send: typeof fetch;
const rewritten = rewrittenResponses();
const product = "example";

const meta: Meta<typeof LatestReleaseCard> = {
  title: "Panels/Downloads/VerifyDialog",
  component: LatestReleaseCard,
  args: { kind: "stable" },
  parameters: {
    portal: {
      as: "customer@example.com",
      through: (next: typeof fetch) => {
        send = next;
        return rewritten.through(next);
      },
    },
  },
  beforeEach: () => rewritten.responses.clear(),
};

export default meta;
type Story = StoryObj<typeof LatestReleaseCard>;

const get = async (path: string) => send(new Request(new URL(path, window.location.origin)));
const one = `/api/webapp/v1/${product}-versions/v5.2.0/`;

/** The file as the server sends it. */
async function downloaded(): Promise<Uint8Array<ArrayBuffer>> {
  const { download_link: link } = (await (await get(`${one}download-link/`)).json()) as {
    readonly download_link: string;
  };
  return new Uint8Array(await (await get(link)).arrayBuffer());
}
const signed = async () => (await (await get(`${one}statement/`)).json()) as SignedStatement;

async function open() {
  await userEvent.click(await screen.findByRole("button", { name: "Verify the downloaded file of v5.2.0" }));
  const dialog = await screen.findByRole("dialog", { name: "Verify v5.2.0" });
  await expect(within(dialog).getByRole("heading", { name: "Verify v5.2.0" }).querySelector(".gh-id")).toBeVisible();
  return within(dialog);
}

async function choose(dialog: Awaited<ReturnType<typeof open>>, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const field = await dialog.findByLabelText<HTMLInputElement>("Choose the file Downloaded file");
  await userEvent.upload(field, new File([bytes], "compiler-v5.2.0.zip"));
}

/** A correct file shows the facts of its signed statement. Choosing another file replaces the result. */
export const Default: Story = {
  play: async () => {
    const dialog = await open();
    const bytes = await downloaded();
    await choose(dialog, bytes);
    await expect(await dialog.findByText("This file is v5.2.0, exactly as it was released.")).toBeVisible();
    await expect(dialog.getByText(/^admin@example\.com, /)).toBeVisible();
    await expect(dialog.getByText((await signed()).public_key)).toBeVisible();
    bytes[3] = 0;
    await choose(dialog, bytes);
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "This isn't the file of v5.2.0. Download it again, and don't use this one.",
    );
    await expect(dialog.queryByText(/^admin@example\.com, /)).toBeNull();
  },
};

/** A page that pins the vendor's key accepts no other key. */
export const OtherKey: Story = {
  args: { releaseKey: "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=" },
  play: async () => {
    const dialog = await open();
    await choose(dialog, await downloaded());
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "v5.2.0 is signed with a key that this page doesn't expect. Don't use the file, and contact support.",
    );
  },
};

/** A server that doesn't sign its releases provides only the digest. */
export const Unsigned: Story = {
  beforeEach: () => {
    rewritten.responses.set(downloads.getStatement, () => Response.json({ detail: "Not found." }, { status: 404 }));
  },
  play: async () => {
    const dialog = await open();
    await choose(dialog, await downloaded());
    await expect(await dialog.findByRole("status")).toHaveTextContent(
      "This file has the SHA-256 of v5.2.0. This server doesn't sign its releases.",
    );
    await expect(dialog.queryByRole("button", { name: "Save release.json" })).toBeNull();
  },
};

/** A page that expects a key does not trust a file without a signature, whatever its digest. */
export const UnsignedOnAPageWithAKey: Story = {
  args: { releaseKey: "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=" },
  beforeEach: Unsigned.beforeEach,
  play: async () => {
    const dialog = await open();
    await choose(dialog, await downloaded());
    await expect(await dialog.findByRole("alert")).toHaveTextContent(
      "v5.2.0 isn't signed, but this page expects a signature. Don't use the file, and contact support.",
    );
  },
};

export const Failed: Story = {
  beforeEach: () => {
    rewritten.responses.set(downloads.getStatement, () => new Response(null, { status: 500 }));
  },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("Failed to fetch the signature of this version.")).toBeVisible();
    rewritten.responses.clear();
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await expect(await dialog.findByText("Downloaded file")).toBeVisible();
  },
};
