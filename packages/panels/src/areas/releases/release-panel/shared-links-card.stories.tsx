import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { isDialogGone, press, rowOf, seesToast, tableOf } from "@gatehouse/story-kit/portal/steps";
import { storyDay } from "@gatehouse/story-kit/portal/story-day";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { ReleasePanel } from "./release-panel";

const onEvent = fn();
const sent: { readonly expiration_date: string }[] = [];

/** Records the requests for links. */
const through =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method === "POST" && request.url.endsWith("/shared-link/"))
      sent.push((await request.clone().json()) as (typeof sent)[number]);
    return send(request);
  };

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/SharedLinks",
  component: ReleasePanel,
  args: { versionTag: "v5.2.1" },
  parameters: { portal: { as: "release@example.com", onEvent, through } },
  beforeEach: () => {
    sent.length = 0;
    onEvent.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;

const open = async () => {
  await press("Generate temporary link…");
  return within(await screen.findByRole("dialog", { name: "Generate Temporary Link" }));
};
type Dialog = ReturnType<typeof within>;
/** A part of the field, such as its month. */
const part = (dialog: Dialog, name: string) => dialog.getByRole("spinbutton", { name: new RegExp(`^${name}`) });
const openCalendar = async (dialog: Dialog) => {
  await userEvent.click(within(dialog.getByRole("group", { name: "Expires on" })).getByRole("button"));
  return within(await screen.findByRole("dialog", { name: /Expires on/ }));
};
const linkOf = async () => (await screen.findByRole<HTMLInputElement>("textbox", { name: "Temporary link" })).value;
const timeOf = (dayMs: number) => new Date(storyDay.getTime() + dayMs);
const dayMs = 86_400_000;
/** SQL that sets the profile's time zone before the panel opens. */
const inZone = (zone: string) => `update users set local_timezone = '${zone}' where email = 'release@example.com'`;

/** By default, a link expires after a week. The dialog shows the whole link, and it works. */
export const Default: Story = {
  play: async ({ loaded }) => {
    const dialog = await open();
    await dialog.findByRole("group", { name: "Expires on" });
    await expect(dialog.getByText(/^v5\.2/)).toHaveClass("gh-id");
    await userEvent.dblClick(dialog.getByRole("button", { name: "Generate Link" }));
    const link = await linkOf();
    await expect(link).toMatch(/^https?:\/\//);
    await expect(sent).toHaveLength(1);
    const expiry = Date.parse(sent[0]?.expiration_date ?? "");
    await expect(Math.abs(expiry - timeOf(7 * dayMs).getTime())).toBeLessThan(60_000);
    const copy = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await press("Copy Link");
    await expect(copy.mock.calls).toEqual([[link]]);
    copy.mockRestore();
    await seesToast("Link copied to clipboard!");
    await expect((await openedPortal(loaded).fetch(new Request(link))).status).toBe(200);
    // The dialog contains the toasts, which also have Close buttons.
    const [close] = within(screen.getByRole("dialog")).getAllByRole("button", { name: "Close" });
    await userEvent.click(close!);
    await isDialogGone();
    await expect(await rowOf("Temporary links", "release@example.com")).toHaveTextContent(/27 Nov 2026/);
    await expect(onEvent.mock.calls).toEqual([[{ type: "release.link-created", versionTag: "v5.2.1" }]]);
  },
};

/** Bounds and default are those of the profile's time zone. */
export const InAnotherTimeZone: Story = {
  parameters: { portal: { as: "release@example.com", onEvent, through, seed: inZone("Asia/Kathmandu") } },
  play: async () => {
    const dialog = await open();
    await waitFor(() => expect(part(dialog, "day")).toHaveAccessibleDescription(/Time zone: Asia\/Kathmandu$/));
    await expect(dialog.getByRole("group", { name: "Expires on" })).toHaveTextContent(/27\/11\/2026,.*23:49/);
    const calendar = await openCalendar(dialog);
    await expect(calendar.getByRole("button", { name: /19 November 2026/ })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(calendar.getByRole("button", { name: /21 November 2026/ }));
    await userEvent.click(part(dialog, "hour"));
    await userEvent.keyboard("1200");
    await userEvent.click(dialog.getByRole("button", { name: "Generate Link" }));
    await linkOf();
    await expect(sent).toEqual([
      { expiration_date: expect.stringMatching(/^2026-11-21T06:15:\d\d\.\d{3}Z$/) as string },
    ]);
  },
};

export const OutsideTheBounds: Story = {
  play: async () => {
    const dialog = await open();
    for (const date of ["19112026", "01012027"]) {
      await userEvent.click(part(dialog, "day"));
      await userEvent.keyboard(date);
      await userEvent.click(dialog.getByRole("button", { name: "Generate Link" }));
      await waitFor(() => expect(part(dialog, "day")).toHaveFocus());
      await expect(part(dialog, "day")).toHaveAccessibleDescription(/Choose a time between now and 30 days ahead\.$/);
    }
    await userEvent.keyboard("{Backspace}{Backspace}");
    await userEvent.click(dialog.getByRole("button", { name: "Generate Link" }));
    await expect(part(dialog, "day")).toHaveAccessibleDescription(/Choose a date and time\.$/);
    await expect(sent).toEqual([]);
  },
};

export const FailsToGenerate: Story = {
  parameters: {
    portal: { as: "release@example.com", fault: { kind: "500 json", calls: "/shared-link/", methods: ["POST"] } },
  },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Generate Link" }));
    await seesToast("Failed to generate temporary download link.");
    await expect(dialog.getByRole("group", { name: "Expires on" })).toBeVisible();
  },
};

/** The server's message appears on the field. */
export const RefusedTime: Story = {
  parameters: {
    portal: {
      as: "release@example.com",
      through:
        (send: typeof fetch): typeof fetch =>
        (input, init) => {
          const request = new Request(input, init);
          return request.method === "POST" && request.url.endsWith("/shared-link/")
            ? Promise.resolve(Response.json({ expiration_date: ["Not on a holiday."] }, { status: 400 }))
            : send(request);
        },
    },
  },
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole("button", { name: "Generate Link" }));
    await waitFor(() => expect(part(dialog, "day")).toHaveAccessibleDescription(/Not on a holiday\.$/));
  },
};

const aLink = `insert into shared_links (guid, release_id, created_by_email, created_at, expires_at, downloads_count)
  select '00000000-0000-4000-8000-0000000000aa', id, 'tester@example.com', '2026-11-20T10:00:00Z', '2026-11-25T12:30:00Z', 1204
  from releases where tag_name = 'v5.2.1'`;

export const Revokes: Story = {
  parameters: { portal: { as: "release@example.com", onEvent, through, seed: aLink } },
  play: async ({ canvas }) => {
    const row = await rowOf("Temporary links", "tester@example.com");
    await expect(row).toHaveTextContent(/1,204/);
    await userEvent.click(within(row).getByRole("button", { name: /^Revoke the link that expires on 25 Nov 2026/ }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Revoke temporary link" }));
    await waitFor(() => expect(dialog.getByRole("button", { name: "No" })).toHaveFocus());
    await userEvent.dblClick(dialog.getByRole("button", { name: "Yes" }));
    await seesToast("The temporary link was revoked.");
    await isDialogGone();
    await expect(await canvas.findByText("No temporary links are active.")).toBeVisible();
    await expect(onEvent.mock.calls).toEqual([[{ type: "release.link-revoked", versionTag: "v5.2.1" }]]);
  },
};

export const FailsToRevoke: Story = {
  parameters: {
    portal: {
      as: "release@example.com",
      seed: aLink,
      fault: { kind: "500 json", calls: "/shared-links/", methods: ["DELETE"] },
    },
  },
  play: async () => {
    await userEvent.click(within(await tableOf("Temporary links")).getByRole("button"));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Yes" }));
    await seesToast("Failed to revoke the temporary link.");
    await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "No" }));
    await expect(await rowOf("Temporary links", "tester@example.com")).toBeVisible();
  },
};
