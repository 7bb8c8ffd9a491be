import { releases } from "@gatehouse/contract/releases";
import { isDialogGone, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { changeElsewhere } from "../../../testing/change-elsewhere";
import {
  answerYes,
  failingAct,
  forgetReleases,
  onEvent,
  patches,
  portal,
  question,
  rewritten,
} from "../../../testing/release-stories";
import { ReleasePanel } from "./release-panel";

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/ReleaseActs",
  component: ReleasePanel,
  args: { versionTag: "v5.2.1" },
  parameters: { portal },
  beforeEach: forgetReleases,
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;

const hasNo = (button: string) => waitFor(() => expect(screen.queryByRole("button", { name: button })).toBeNull());

export const Approves: Story = {
  play: async ({ canvas }) => {
    await press("Approve");
    const box = screen.getByRole("checkbox", { name: /^I have tested/ });
    await expect(box).toHaveAccessibleDescription(
      "You must confirm that you have tested this version and checked the changelog.",
    );
    await waitFor(() => expect(box).toHaveFocus());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await userEvent.click(box);
    await press("Approve");
    await answerYes("Approve stable release");
    await seesToast("v5.2.1 is now a stable release.");
    await isDialogGone();
    await expect(await canvas.findByText("Customers see this version as a stable release.")).toBeVisible();
    await expect(patches).toEqual([
      { stable_release: true, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), base_changelog: expect.any(String) },
    ]);
    // The pressed button is gone, so the focus moves to the panel.
    await expect(canvas.getByRole("group", { name: "v5.2.1" })).toHaveFocus();
    await expect(onEvent.mock.calls).toEqual([[{ type: "release.changed", versionTag: "v5.2.1", act: "approve" }]]);
    await expect(await canvas.findByText("Approved as stable release")).toBeVisible();
  },
};

/** If two approvals are needed, the first one doesn't publish, and two different people must approve. */
export const ApprovesFirst: Story = {
  parameters: { portal: { ...portal, approvalsNeeded: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("0 of 2 approvals")).toBeVisible();
    await userEvent.click(await screen.findByRole("checkbox", { name: /^I have tested/ }));
    await press("Approve");
    const dialog = within(await question("Approve stable release"));
    await expect(dialog.getByText(/\? Customers see it/)).toHaveTextContent(
      "Approve v5.2.1? Customers see it once somebody else has approved it too.",
    );
    await answerYes("Approve stable release");
    await seesToast("You have approved v5.2.1. Somebody else has to approve it too.");
    await isDialogGone();
    await expect(canvas.getByText("1 of 2 approvals")).toBeVisible();
    await expect(await canvas.findByText("Approved, needs another approval")).toBeVisible();
    await expect(canvas.getByText(/^release@example\.com, \d/)).toBeVisible();
    await expect(
      canvas.getByText("You have approved this release. Somebody else has to approve it too."),
    ).toBeVisible();
    await hasNo("Approve");
  },
};

export const Declined: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("checkbox", { name: /^I have tested/ }));
    await press("Approve");
    const dialog = within(await question("Approve stable release"));
    await expect(dialog.getByText(/\? Every customer/)).toHaveTextContent(
      "Approve v5.2.1? Every customer will see it as a stable release.",
    );
    await userEvent.click(dialog.getByRole("button", { name: "No" }));
    await isDialogGone();
    await expect(patches).toEqual([]);
  },
};

export const Rejects: Story = {
  play: async ({ canvas }) => {
    await press("Reject…");
    const dialog = within(await screen.findByRole("dialog", { name: "Reject stable release" }));
    const reason = dialog.getByRole("textbox", { name: /^Reason/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await expect(reason).toHaveAccessibleDescription("Please provide a reason for rejection.");
    await userEvent.type(reason, "  too slow  ");
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await expect(reason).toHaveAccessibleDescription("Please provide a reason with at least 10 characters");
    await userEvent.clear(reason);
    await userEvent.type(reason, "Routing fails on FX-200.");
    await userEvent.dblClick(dialog.getByRole("button", { name: "Yes" }));
    await seesToast("v5.2.1 was rejected.");
    await isDialogGone();
    await expect(await canvas.findByText(/^Rejected by release@example.com on 20 Nov 2026/)).toBeVisible();
    await expect(patches).toEqual([{ release_rejected: true, release_rejected_reason: "Routing fails on FX-200." }]);
    await hasNo("Edit");
  },
};

export const PublishesAsNightly: Story = {
  play: async () => {
    await press("Publish as nightly");
    await answerYes("Publish as nightly");
    await seesToast("v5.2.1 is now a nightly build.");
    await hasNo("Publish as nightly");
    await expect(patches).toEqual([{ nightly_build: true }]);
    const [nightly] = within(screen.getByRole("list", { name: "Release lifecycle" })).getAllByRole("listitem");
    await expect(nightly).toHaveTextContent("Nightly build: done");
  },
};

export const AsksForApproval: Story = {
  args: { versionTag: "v5.3.0-nightly.40" },
  play: async ({ canvas }) => {
    await press("Ask for approval");
    await answerYes("Ask for approval");
    await seesToast("v5.3.0-nightly.40 is waiting for approval.");
    await expect(await canvas.findByRole("button", { name: "Approve" })).toBeVisible();
    await expect(patches).toEqual([{ pending_approval: true }]);
  },
};

export const ChangelogTooShort: Story = {
  args: { versionTag: "v5.2.2-rc.1" },
  play: async ({ canvas }) => {
    await press("Ask for approval");
    const dialog = within(await question("Changelog too short"));
    await expect(
      dialog.getByText("Please provide a changelog with at least 20 characters before proceeding."),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Edit changelog" }));
    await isDialogGone();
    await expect(await canvas.findByRole("textbox", { name: "Changelog in Markdown" })).toBeVisible();
    await expect(patches).toEqual([]);
  },
};

/** Somebody else acts first. The dialog says so, and the panel shows the new state of the release. */
export const Refused: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: /^I have tested/ }));
    await press("Approve");
    const dialog = within(await question("Approve stable release"));
    await changeElsewhere(loaded, "v5.2.1", { release_rejected: true, release_rejected_reason: "It hangs on FX-200." });
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await seesToast("Failed to approve stable release.");
    await expect(await dialog.findByText("This release was rejected.")).toBeVisible();
    await expect(patches, "a server that checks nothing would approve it").toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "No" }));
    await isDialogGone();
    await expect(await canvas.findByText(/^Rejected by/)).toBeVisible();
    await hasNo("Approve");
  },
};

/** If somebody edits the changelog behind the dialog, it isn't approved, and the user must tick the box again. */
export const ApprovesNoOtherText: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: /^I have tested/ }));
    await press("Approve");
    const dialog = within(await question("Approve stable release"));
    await changeElsewhere(loaded, "v5.2.1", { changelog: "- A text that nobody has approved." });
    for (const time of ["first", "second"]) {
      await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
      await waitFor(() => expect(dialog.getByRole("button", { name: "Yes" })).not.toHaveAttribute("data-pending"));
      await expect(await dialog.findByText(/^The changelog has changed\. Read it/), time).toBeVisible();
    }
    await expect(patches, "a server that checks nothing would approve it").toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "No" }));
    await isDialogGone();
    await expect(await canvas.findByText("A text that nobody has approved.")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("checkbox", { name: /^I have tested/ })).not.toBeChecked());
  },
};

/** If the file is replaced behind the dialog, it isn't approved, and the user must tick the box again. */
export const ApprovesNoOtherFile: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await screen.findByRole("checkbox", { name: /^I have tested/ }));
    await press("Approve");
    const dialog = within(await question("Approve stable release"));
    const sent = await changeElsewhere(loaded, "v5.2.1", {});
    rewritten.responses.set(releases.get, { ...(await sent.json()), sha256: "0".repeat(64) });
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await expect(await dialog.findByText(/^The file of this release was replaced\./)).toBeVisible();
    await expect(patches, "a server that checks nothing would approve it").toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "No" }));
    await isDialogGone();
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: /^I have tested/ })).not.toBeChecked());
  },
};

export const RefusedRejection: Story = {
  play: async ({ canvas, loaded }) => {
    await press("Reject…");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "Routing fails on FX-200.");
    await changeElsewhere(loaded, "v5.2.1", { stable_release: true });
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await seesToast("Failed to reject stable release.");
    await expect(await dialog.findByText("This release is stable.")).toBeVisible();
    await expect(patches, "a server that checks nothing would reject it").toEqual([]);
    await expect(dialog.getByRole("textbox")).toHaveValue("Routing fails on FX-200.");
    await userEvent.click(dialog.getByRole("button", { name: "No" }));
    await expect(await canvas.findByText("Customers see this version as a stable release.")).toBeVisible();
  },
};

/** Two colleagues reject a release for different reasons. The first reason stays. */
export const RejectedWithAnotherReason: Story = {
  play: async ({ canvas, loaded }) => {
    await press("Reject…");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox"), "Routing fails on FX-200.");
    await changeElsewhere(loaded, "v5.2.1", { release_rejected: true, release_rejected_reason: "It hangs on FX-200." });
    await userEvent.click(dialog.getByRole("button", { name: "Yes" }));
    await expect(await dialog.findByText("This release was rejected.")).toBeVisible();
    await expect(patches, "a server that checks nothing would replace the reason").toEqual([]);
    await expect(await canvas.findByText("It hangs on FX-200.")).toBeVisible();
  },
};

export const FailsToPublish: Story = failingAct(
  "v5.2.2-rc.1",
  "Publish as nightly",
  "Publish as nightly",
  "Failed to publish as nightly build.",
);
export const FailsToAsk: Story = failingAct(
  "v5.3.0-nightly.40",
  "Ask for approval",
  "Ask for approval",
  "Failed to ask for stable release approval.",
);
