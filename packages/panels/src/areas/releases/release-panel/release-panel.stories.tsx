import { releases } from "@gatehouse/contract/releases";
import { viewer } from "@gatehouse/contract/viewer";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { ReleasePanel } from "./release-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
const onRelease = fn();
const portal = { as: "release@example.com", navigation, through: rewritten.through };

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/ReleasePanel",
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

const card = async (name: string) => within(await screen.findByRole("region", { name }));
const lane = async () =>
  within(await screen.findByRole("list", { name: "Release lifecycle" }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);
/** The value of a fact, once it is known. */
const fact = async (term: string) => {
  await lane();
  const found = await (await card("Release")).findByText(term, { selector: "dt" });
  return found.nextElementSibling as HTMLElement;
};
const buttons = () => screen.getAllByRole("button").map((button) => button.textContent);

/** Waiting for approval: the requester, the requirements, and both actions. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await lane()).toEqual([
      "Nightly build: not reached",
      "Waiting for approval: now",
      "Stable release: upcoming",
    ]);
    await expect(await canvas.findByText(/release@example.com asked for approval on/)).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: /^I have tested/ })).not.toBeChecked();
    await expect(await fact("Tag name")).toHaveTextContent("v5.2.1");
    await expect(await fact("Nightly build")).toHaveTextContent(/^No/);
    await expect(within(await fact("Nightly build")).getByRole("button")).toHaveTextContent("Publish as nightly");
    await expect(await fact("Stable release")).toHaveTextContent(/^No$/);
    await expect(await fact("Download")).toHaveTextContent(/The link expires in 5 minutes. [45]:\d\d left/);
    await expect((await card("Changelog")).getByText(/^\d+ characters$/)).toBeVisible();
    const history = await card("History");
    await expect(await history.findByText("Asked for approval")).toBeVisible();
    await expect(history.getByText("Uploaded")).toBeVisible();
    await waitFor(() => expect(onRelease).toHaveBeenCalledWith(expect.objectContaining({ tag_name: "v5.2.1" })));
  },
};

const inNoGroup =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const response = await send(input, init);
    if (!new Request(input, init).url.endsWith(viewer.me.path)) return response;
    return Response.json({ ...(await response.json()), groups: [] });
  };

/** Viewers without permissions see no buttons, and no gap in their place. */
export const ToAReader: Story = {
  parameters: { portal: { ...portal, through: inNoGroup } },
  play: async () => {
    await lane();
    const approval = await screen.findByRole("region", { name: "Approval" });
    await expect(within(approval).queryByRole("button")).toBeNull();
    await expect(approval.querySelectorAll(".gh-stack > :empty")).toHaveLength(0);
  },
};

export const Nightly: Story = {
  args: { versionTag: "v5.3.0-nightly.40" },
  play: async () => {
    await expect(await lane()).toEqual([
      "Nightly build: now",
      "Waiting for approval: upcoming",
      "Stable release: upcoming",
    ]);
    await expect(await fact("Nightly build")).toHaveTextContent(/^Yesrelease@example.com, \d+ Nov 2026, \d\d:\d\d$/);
    await expect(buttons()).toContain("Ask for approval");
    await expect(buttons()).not.toContain("Unpublish nightly");
  },
};

export const Stable: Story = {
  args: { versionTag: "v5.2.0" },
  play: async ({ canvas }) => {
    await expect(await lane()).toEqual([
      "Nightly build: not reached",
      "Waiting for approval: done",
      "Stable release: done",
    ]);
    await expect(await fact("Stable release")).toHaveTextContent(/^Yesadmin@example.com, 9 Nov 2026/);
    await expect(canvas.getByText("Customers see this version as a stable release.")).toBeVisible();
    for (const name of ["Edit", "Publish as nightly", "Ask for approval", "Unpublish stable"])
      await expect(buttons()).not.toContain(name);
  },
};

/** Only administrators can unpublish. */
export const ToAnAdministrator: Story = {
  args: { versionTag: "v5.2.0" },
  parameters: { portal: { ...portal, as: "admin@example.com" } },
  play: async () => {
    await lane();
    await waitFor(() => expect(buttons()).toContain("Unpublish stable"));
  },
};

export const Rejected: Story = {
  args: { versionTag: "v5.1.5" },
  play: async ({ canvas }) => {
    await expect(await lane()).toEqual([
      "Nightly build: not reached",
      "Rejected: ended here",
      "Stable release: not reached",
    ]);
    await expect(await canvas.findByText(/^Rejected by tester@example.com on/)).toBeVisible();
    await expect(canvas.getAllByText("Timing reports are empty on boards with two clocks.")[0]).toBeVisible();
    for (const name of ["Edit", "Publish as nightly", "Ask for approval"]) await expect(buttons()).not.toContain(name);
  },
};

export const RejectedWithoutReason: Story = {
  args: { versionTag: "v5.1.1" },
  play: async ({ canvas }) => expect(await canvas.findByText("No reason provided.")).toBeVisible(),
};

export const WithoutFile: Story = {
  args: { versionTag: "v5.3.0-nightly.35" },
  play: async ({ canvas }) => {
    await expect(await fact("Download")).toHaveTextContent(/^Download is not available$/);
    await expect(canvas.queryByRole("link", { name: "Download" })).toBeNull();
    await expect(buttons()).not.toContain("Generate temporary link…");
    const ask = canvas.getByRole("button", { name: "Ask for approval" });
    await expect(ask).toHaveAttribute("aria-disabled", "true");
    await expect(ask).toHaveAccessibleDescription("This release has no file.");
  },
};

export const Legacy: Story = {
  args: { versionTag: "v4.9.0" },
  play: async () => {
    const approval = await card("Approval");
    await expect(await approval.findByText("Legacy")).toBeVisible();
    await expect(approval.getByText("Older than 45 days")).toBeVisible();
  },
};

export const Missing: Story = {
  args: { versionTag: "v0.0.0" },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        {
          target: { screen: "releases", params: { product: "example" }, path: "/management/example-versions" },
          replace: true,
        },
      ]),
    ),
};

const emptyList = { count: 0, next: null, previous: null, results: [] };

const long = "x".repeat(200);

export const LongText: Story = {
  beforeEach: () => {
    rewritten.responses.set(releases.get, {
      tag_name: long,
      created_at: "2026-01-01T00:00:00Z",
      stable_release: false,
      nightly_build: false,
      pending_approval: false,
      release_rejected: true,
      release_rejected_set_by: { email: `${long}@example.com` },
      release_rejected_set_on: "2026-01-02T00:00:00Z",
      release_rejected_reason: long,
      my_example_supported: false,
      changelog: long,
      download_link: null,
    });
    rewritten.responses.set(releases.listHistory, {
      ...emptyList,
      count: 1,
      results: [
        {
          id: 1,
          act: "constructor",
          created_at: "2026-01-02T00:00:00Z",
          created_by: { email: `${long}@example.com` },
          from_state: null,
          to_state: "rejected",
          reason: long,
        },
      ],
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(new RegExp(`^Rejected by ${long}`))).toBeVisible();
    await expect(await canvas.findByText("Changed")).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth + 1);
  },
};

export const InItalian: Story = {
  parameters: { portal: { ...portal, locale: "it" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ha chiesto l'approvazione il/)).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Ciclo di vita della versione" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang", calls: "/api/webapp" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect((await canvas.findAllByRole("status", { name: "Loading" })).length).toBe(5),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json", calls: "/api/webapp" } } },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch the software release.")),
};

export const Faults: Story = faultInjection({
  panel: () => <ReleasePanel versionTag="v5.2.1" />,
  calls: "/api/webapp",
  hasContent: async (panel) => {
    await expect(within(panel).getByRole("list", { name: "Release lifecycle" })).toBeVisible();
    await expect(within(panel).getByText("Asked for approval")).toBeVisible();
  },
  ...failsWith("Failed to fetch the software release."),
}).story;
