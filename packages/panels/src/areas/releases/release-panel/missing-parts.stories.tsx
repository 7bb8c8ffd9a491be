import { releases } from "@gatehouse/contract/releases";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ReleasePanel } from "./release-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
const onRelease = fn();
const portal = { as: "release@example.com", navigation, through: rewritten.through };

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/MissingParts",
  component: ReleasePanel,
  args: { versionTag: "v5.2.1", onRelease },
  parameters: { portal },
  beforeEach: () => {
    navigation.visits.length = 0;
    rewritten.responses.clear();
    onRelease.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;

const lane = async () =>
  within(await screen.findByRole("list", { name: "Release lifecycle" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);
const missing = (call: typeof releases.listHistory | typeof releases.listSharedLinks) =>
  rewritten.responses.set(
    call,
    () => new Response("<h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } }),
  );

/** On a server without history and temporary links, the panel leaves both out. */
export const WithoutHistoryAndLinks: Story = {
  beforeEach: () => {
    missing(releases.listHistory);
    missing(releases.listSharedLinks);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Approving publishes this version as the stable release to every customer."),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("region", { name: "History" })).toBeNull());
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Temporary links" })).toBeNull());
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(navigation.visits).toEqual([]);
  },
};

export const HistoryFails: Story = {
  beforeEach: () => void rewritten.responses.set(releases.listHistory, () => new Response("", { status: 500 })),
  play: async ({ canvas }) => {
    await lane();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch the release's history.");
    rewritten.responses.clear();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("Asked for approval")).toBeVisible();
  },
};

const emptyList = { count: 0, next: null, previous: null, results: [] };

export const Empty: Story = {
  args: { versionTag: "v5.2.2-rc.1" },
  beforeEach: () => void rewritten.responses.set(releases.listHistory, emptyList),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This version has no changelog yet.")).toBeVisible();
    await expect(await canvas.findByText("No temporary links are active.")).toBeVisible();
    await expect(canvas.getByText("This release has no history yet.")).toBeVisible();
    await expect(canvas.getByText("0 characters")).toBeVisible();
  },
};

/** A pending release without a file can only be rejected. */
export const PendingWithoutFile: Story = {
  parameters: { portal: { ...portal, seed: "update releases set file_guid = null where tag_name = 'v5.2.1'" } },
  play: async ({ canvas }) => {
    for (const name of ["Approve", "Publish as nightly"]) {
      const button = await canvas.findByRole("button", { name });
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveAccessibleDescription("This release has no file.");
    }
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Reject…" })).not.toHaveAttribute("aria-disabled");
  },
};

/** If the server sends no facts about the file, the panel leaves that check to the server. */
export const PendingWithoutFileFacts: Story = {
  parameters: { portal: { ...portal, through: rewritten.through } },
  beforeEach: () =>
    void rewritten.responses.set(releases.get, {
      tag_name: "v5.2.1",
      created_at: "2026-11-18T07:12:00Z",
      stable_release: false,
      nightly_build: false,
      pending_approval: true,
      release_rejected: false,
      my_example_supported: true,
      changelog: "- A changelog that is long enough.",
      download_link: null,
    }),
  play: async ({ canvas }) => {
    const approve = await canvas.findByRole("button", { name: "Approve" });
    await expect(approve).not.toHaveAttribute("aria-disabled");
    await expect(canvas.getByRole("checkbox")).toBeEnabled();
  },
};
