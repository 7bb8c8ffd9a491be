import { releases } from "@gatehouse/contract/releases";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inDialog, lostResponses, type LostRun } from "../../testing/lost-responses";
import { ReleasePanel } from "./release-panel/release-panel";

const meta: Meta = { title: "Panels/Releases/LostResponses" };

export default meta;
type Story = StoryObj;

const as = "release@example.com";
const versionTag = "v5.2.1";

const panel = () => <ReleasePanel versionTag={versionTag} />;
const release = async ({ client }: LostRun) => {
  const now = await client.call(releases.get, { versionTag });
  return [now.stable_release, now.pending_approval, now.release_rejected_reason, now.changelog];
};
const events = async ({ client }: LostRun) =>
  (await client.call(releases.listHistory, { versionTag })).results.map(({ act }) => act);
const links = async ({ client }: LostRun) => (await client.call(releases.listSharedLinks, { versionTag })).count;

export const Approves: Story = lostResponses({
  call: releases.update,
  as,
  panel,
  state: async (run) => [await release(run), await events(run)],
  send: () =>
    inDialog(async () => {
      const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^I have tested/ });
      if (!box.checked) await userEvent.click(box);
      await press("Approve");
    }, "Yes"),
  reported: "v5.2.1 is now a stable release.",
  failed: "Failed to approve stable release.",
  isRepeatRefused: true,
});

export const Rejects: Story = lostResponses({
  call: releases.update,
  as,
  panel,
  state: async (run) => [await release(run), await events(run)],
  send: () =>
    inDialog(async () => {
      await press("Reject…");
      const dialog = within(await screen.findByRole("dialog"));
      await userEvent.type(dialog.getByRole("textbox"), "Routing fails on FX-200.");
    }, "Yes"),
  reported: "v5.2.1 was rejected.",
  failed: "Failed to reject stable release.",
  isRepeatRefused: true,
});

/** A link whose response was lost is revoked. In the end, only the shown link works. */
export const GeneratesALink: Story = lostResponses({
  call: releases.createSharedLink,
  as,
  panel,
  state: links,
  send: () => inDialog(() => press("Generate temporary link…"), "Generate Link"),
  reported: async ({ server }) => {
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Temporary link" });
    await expect((await server.fetch(new Request(field.value))).status).toBe(200);
  },
  failed: "Failed to generate temporary download link.",
  isReplaced: true,
});

export const RevokesALink: Story = lostResponses({
  call: releases.revokeSharedLink,
  as,
  seed: `insert into shared_links (release_id, created_by_email, created_at, expires_at)
    select id, 'tester@example.com', '2026-11-20T10:00:00Z', '2026-11-25T12:30:00Z' from releases where tag_name = 'v5.2.1'`,
  panel,
  state: links,
  send: () =>
    inDialog(async () => {
      const table = within(await screen.findByRole("table", { name: "Temporary links" }));
      await userEvent.click(table.getByRole("button"));
    }, "Yes"),
  reported: () => seesToast("The temporary link was revoked."),
  failed: "Failed to revoke the temporary link.",
});

export const SavesAChangelog: Story = lostResponses({
  call: releases.update,
  as,
  panel,
  state: async (run) => [await release(run), await events(run)],
  send: async () => {
    const field = () => screen.queryByRole<HTMLTextAreaElement>("textbox", { name: "Changelog in Markdown" });
    if (field() === null) {
      await press("Edit");
      await waitFor(() => expect(field()).not.toBeNull());
      await userEvent.clear(field()!);
      await userEvent.type(field()!, "Routing is faster on all boards.");
    }
    await press("Save");
  },
  reported: "Changelog saved.",
  failed: "Failed to update changelog.",
});
