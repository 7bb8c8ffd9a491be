import { releases } from "@gatehouse/contract/releases";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  answerYes,
  failingAct,
  forgetReleases,
  patches,
  portal,
  question,
  rewritten,
} from "../../../testing/release-stories";
import { ReleasePanel } from "./release-panel";

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/Unpublish",
  component: ReleasePanel,
  args: { versionTag: "v5.2.1" },
  parameters: { portal },
  beforeEach: forgetReleases,
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;

/** Counts the requests for the accounts that downloaded a version. */
const asked = { downloaders: 0 };

export const UnpublishesANightlyBuild: Story = {
  args: { versionTag: "v5.3.0-nightly.40" },
  parameters: { portal: { ...portal, as: "admin@example.com" } },
  play: async () => {
    await press("Unpublish nightly");
    await answerYes("Unpublish nightly");
    await seesToast("The nightly build v5.3.0-nightly.40 was unpublished.");
    await expect(await screen.findByRole("button", { name: "Publish as nightly" })).toBeVisible();
    await expect(patches).toEqual([{ nightly_build: false }]);
  },
};

export const UnpublishesAStableRelease: Story = {
  args: { versionTag: "v5.2.0" },
  parameters: { portal: { ...portal, as: "admin@example.com" } },
  play: async () => {
    await press("Unpublish stable");
    await answerYes("Unpublish stable");
    await seesToast("The stable release v5.2.0 was unpublished.");
    await expect(await screen.findByRole("button", { name: "Ask for approval" })).toBeVisible();
    await expect(patches).toEqual([{ stable_release: false }]);
  },
};

/** Some servers keep the nightly and pending flags of a release that becomes stable. */
export const InBothLists: Story = {
  args: { versionTag: "v5.2.0" },
  parameters: {
    portal: {
      ...portal,
      as: "admin@example.com",
      seed: "update releases set is_nightly = true, is_pending = true where tag_name = 'v5.2.0'",
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Customers see this version as a stable release.")).toBeVisible();
    const card = canvas.getByRole("region", { name: "Approval" });
    await expect(within(card).queryAllByText("Waiting for approval")).toHaveLength(1);
    await press("Unpublish stable");
    const dialog = within(await question("Unpublish stable"));
    await expect(dialog.getByText(/^Unpublish the stable release/)).toHaveTextContent(
      "Unpublish the stable release v5.2.0? Customers can still download it as a nightly build.",
    );
  },
};

/** The dialog collects a reason and a replacement for users who have the version. */
export const UnpublishesWithAReason: Story = {
  args: { versionTag: "v5.2.0" },
  parameters: { portal: { ...portal, as: "admin@example.com" } },
  beforeEach: () => {
    const results = [{ email: "maria@example.com", downloaded_at: "2026-11-19T08:00:00Z" }];
    rewritten.responses.set(releases.listDownloaders, { count: 1_204, next: null, previous: null, results });
  },
  play: async ({ canvas }) => {
    await press("Unpublish stable");
    const dialog = within(await question("Unpublish stable"));
    await userEvent.click(await dialog.findByRole("button", { name: "1,204 accounts downloaded this version" }));
    await expect(dialog.getByText("maria@example.com")).toBeVisible();
    await expect(dialog.getByText("and 1,203 more")).toBeVisible();
    const reason = dialog.getByRole("textbox", { name: "Reason" });
    await userEvent.click(reason);
    await userEvent.paste("x".repeat(501));
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await expect(await dialog.findByText("Enter a reason with at most 500 characters")).toBeVisible();
    await userEvent.clear(reason);
    await userEvent.type(reason, "Bitstreams are wrong.");
    await waitFor(() => expect(dialog.getAllByRole("option").length).toBeGreaterThan(20));
    await expect(dialog.queryByRole("option", { name: "v5.2.0" })).toBeNull();
    // It has no file.
    await expect(dialog.queryByRole("option", { name: "v5.3.0-nightly.35" })).toBeNull();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Use instead" }), "v5.1.4");
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await seesToast("The stable release v5.2.0 was unpublished.");
    await expect(await canvas.findByText("admin@example.com: Bitstreams are wrong. Replaced by v5.1.4.")).toBeVisible();
  },
};

/** If the server has no list of downloaders, the dialog leaves them out and still works. */
export const WithoutDownloaders: Story = {
  args: { versionTag: "v5.2.0" },
  parameters: { portal: { ...portal, as: "admin@example.com" } },
  beforeEach: () => {
    const missing = () => new Response("<h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } });
    rewritten.responses.set(releases.listDownloaders, () => {
      asked.downloaders += 1;
      return missing();
    });
    asked.downloaders = 0;
  },
  play: async () => {
    await press("Unpublish stable");
    const dialog = within(await question("Unpublish stable"));
    await waitFor(() => expect(asked.downloaders).toBe(1));
    // Without downloaders there is no notice, so the dialog has no fields for one.
    await waitFor(() => expect(dialog.queryByRole("textbox")).toBeNull());
    await expect(dialog.queryByRole("combobox")).toBeNull();
    window.dispatchEvent(new Event("visibilitychange"));
    await expect(dialog.queryByText(/^(No|[\d,]+) accounts? downloaded/)).toBeNull();
    await expect(dialog.queryByRole("alert")).toBeNull();
    await expect(asked.downloaders).toBe(1);
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await seesToast("The stable release v5.2.0 was unpublished.");
  },
};

/** Rejecting a published nightly build also unpublishes it. */
export const RejectsANightlyBuild: Story = {
  args: { versionTag: "v5.3.0-nightly.40" },
  parameters: {
    portal: { ...portal, seed: "update releases set is_pending = true where tag_name = 'v5.3.0-nightly.40'" },
  },
  play: async () => {
    await press("Reject…");
    const dialog = within(await screen.findByRole("dialog", { name: "Reject stable release" }));
    await expect(
      await dialog.findByText(
        "It's also a nightly build, which customers can't download anymore. Customers who downloaded it see a notice without the reason.",
      ),
    ).toBeVisible();
  },
};

export const FailsToUnpublishANightlyBuild: Story = failingAct(
  "v5.3.0-nightly.40",
  "Unpublish nightly",
  "Unpublish nightly",
  "Failed to unpublish nightly build.",
);
export const FailsToUnpublishAStableRelease: Story = failingAct(
  "v5.2.0",
  "Unpublish stable",
  "Unpublish stable",
  "Failed to unpublish stable release.",
);
