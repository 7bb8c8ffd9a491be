import { builds } from "@gatehouse/contract/builds";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import {
  actOn,
  isDialogGone,
  leadsOf,
  rowOf,
  seesMenuItem,
  seesToast,
  tableOf,
} from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildResponse, demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoProjectGuid, demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { BuildsPanel } from "./builds-panel";

const watched = watchedPortal();
const { navigation, rewritten } = watched;

const meta: Meta<typeof BuildsPanel> = {
  title: "Panels/Builds/BuildsPanel",
  component: BuildsPanel,
  args: everyStateCommit,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof BuildsPanel>;

export const Default: Story = {
  args: { learnMoreHref: "/docs/builds" },
  play: async ({ canvas }) => {
    const newestFirst = ["#9.8", "#9.7", "#9.6", "#9.5", "#9.4", "#9.3", "#9.2", "#9.1"];
    await expect(leadsOf(await tableOf("Builds"))).toEqual(newestFirst);
    await expect(await rowOf("Builds", "#9.8")).toHaveTextContent("Queued...");
    await expect(await rowOf("Builds", "#9.7")).toHaveTextContent("Building...");
    await expect(await rowOf("Builds", "#9.6")).toHaveTextContent("Success");
    for (const failed of ["#9.4", "#9.3", "#9.2"])
      await expect(await rowOf("Builds", failed)).toHaveTextContent("Failed");
    const learnMore = canvas.getByRole("link", { name: "Learn more about builds" });
    await expect(learnMore).toHaveAttribute("href", `${window.location.origin}/docs/builds`);
    await userEvent.click(canvas.getByRole("link", { name: "#9.7" }));
    await expect(navigation.visits).toEqual([
      {
        target: expect.objectContaining({
          screen: "build",
          params: { ...everyStateCommit, buildNumber: demoBuilds.running },
        }),
        replace: false,
      },
    ]);
  },
};

/** A row offers the actions of the build's page without leaving the list. */
export const RowMenu: Story = {
  play: async ({ canvas }) => {
    await actOn("Build #9.8", "Stop build");
    await waitFor(async () => expect(await rowOf("Builds", "#9.8")).toHaveTextContent("Failed"));
    await seesToast("Build #9.8 was stopped.");
    for (const build of ["#9.6", "#9.2"])
      await userEvent.click(await canvas.findByRole("checkbox", { name: `Compare ${build}` }));
    await actOn("Build #9.2", "Delete build");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete build" }));
    await userEvent.click(dialog.getByRole("button", { name: "Delete build" }));
    await isDialogGone();
    await waitFor(async () => expect(leadsOf(await tableOf("Builds"))).not.toContain("#9.2"));
    // The row that had the focus is gone. The focus stays at the list.
    const table = await tableOf("Builds");
    await waitFor(() => expect(document.activeElement).toContainElement(table));
    await expect(document.body).not.toHaveFocus();
    // A deleted build can't be compared.
    await expect(canvas.getByRole("heading", { name: "1 build selected" })).toBeVisible();
    await expect(navigation.visits).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Actions for Build #9.6" }));
    await expect(await screen.findByRole("menuitem", { name: "Raw log" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/builds\/6\/raw\/$/),
    );
  },
};

/** The log of an old build is deleted, so there is none to open. */
export const OldBuild: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Build #9.1" }));
    await seesMenuItem("Delete build");
    await expect(screen.queryByRole("menuitem", { name: "Raw log" })).toBeNull();
  },
};

/** A queued build shows its start time once it has started. */
export const StartedLater: Story = {
  parameters: { axe: false },
  beforeEach: () =>
    void rewritten.responses.set(builds.list, [
      buildResponse(1, { created_on: "never", started_on: "2026-11-20T17:59:12Z" }),
    ]),
  play: async () => expect(await rowOf("Builds", "#9.1")).not.toHaveTextContent("Invalid date format"),
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  beforeEach: () => void rewritten.responses.set(builds.list, []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No builds available.")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 html" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch builds, please try again later."),
};

/** The link is shown only if the host configures a valid address. */
export const NoAddress: Story = {
  args: { learnMoreHref: "javascript:alert(1)" },
  play: async ({ canvas }) => {
    await tableOf("Builds");
    await expect(canvas.queryByRole("link", { name: /Learn more/ })).toBeNull();
  },
};

/**
 * A server may return a bare list whose rows don't name their commit. The panel then requests the commit separately.
 */
export const WithoutCommits: Story = {
  beforeEach: () => void rewritten.responses.set(builds.list, [buildResponse(2), buildResponse(1, { result: null })]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "#9.2" })).toBeVisible();
    await expect(await rowOf("Builds", "#9.1")).toHaveTextContent("Failed");
  },
};

/** A build's row updates by itself as the build progresses. */
export const MovesOn: Story = {
  parameters: { axe: false },
  beforeEach: () => void rewritten.responses.set(builds.list, [buildResponse(1, { queued: true, result: null })]),
  render: (args) => (
    <PollPaceContext value={1 / 100}>
      <BuildsPanel {...args} />
    </PollPaceContext>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Queued...")).toBeVisible();
    rewritten.responses.set(builds.list, [buildResponse(1, { building: true, result: null })]);
    await expect(await canvas.findByText("Building...")).toBeVisible();
    rewritten.responses.set(builds.list, [buildResponse(1)]);
    await expect(await canvas.findByText("Success")).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () =>
    void rewritten.responses.set(builds.list, [
      buildResponse(2_000_000_000, { created_on: "never", status: "paused" }),
      buildResponse(7, { result: "x".repeat(200) }),
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "#9.2000000000" })).toBeVisible();
    await expect(canvas.getByText("Invalid date format")).toBeVisible();
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};

/**
 * The commit belongs to someone else or doesn't exist. The page around the panel navigates away. The panel alone shows
 * an error.
 */
export const Unknown: Story = {
  args: { projectGuid: demoProjectGuid("Pulse shaper"), commitSha: demoSha("Pulse shaper", 99) },
  play: async () =>
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch builds, please try again later."),
};

export const Faults: Story = faultInjection({
  panel: () => <BuildsPanel {...everyStateCommit} />,
  hasContent: (panel) => expect(within(panel).getByRole("link", { name: "#9.7" })).toBeVisible(),
  ...failsWith("Failed to fetch builds, please try again later."),
}).story;
