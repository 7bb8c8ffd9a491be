import { builds } from "@gatehouse/contract/builds";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildResponse, demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { everyState } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { LatestBuildsCard } from "./latest-builds-card";

const watched = watchedPortal();
const { rewritten } = watched;

const meta: Meta<typeof LatestBuildsCard> = {
  title: "Panels/Builds/LatestBuildsCard",
  component: LatestBuildsCard,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof LatestBuildsCard>;

const rows = async () => within(await tableOf("Latest builds")).getAllByRole("row");
const { projectGuid, commitSha } = everyStateCommit;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await rows()).toHaveLength(6);
    await expect(await rowOf("Latest builds", /#9\.8/)).toHaveTextContent("Queued...");
    await expect((await rows())[1]).toHaveTextContent(commitSha.slice(0, 7));
    await expect(canvas.getByRole("link", { name: "Building... Build #9.7" })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}/commits/${commitSha}/builds/${demoBuilds.running}`,
    );
    await expect(canvas.getAllByRole("link", { name: everyState.project })[0]).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}`,
    );
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => expect(await canvas.findByText("No builds found.")).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "dropped" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch builds, please try again later."),
};

/** The server returns all builds and doesn't name their commits. */
export const WithoutCommits: Story = {
  beforeEach: () =>
    void rewritten.responses.set(
      builds.latest,
      Array.from({ length: 12 }, (_, at) => buildResponse(1 + (at % 2))),
    ),
  play: async ({ canvas }) => {
    await expect(await rows()).toHaveLength(6);
    await expect(canvas.getAllByText("N/A")).toHaveLength(10);
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};

const longName = "Silicon-photomultiplier_readout-".repeat(4);

export const LongText: Story = {
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () =>
    void rewritten.responses.set(builds.latest, [
      buildResponse(1, {
        project_version: {
          version_sha1: commitSha,
          progressive_version_number: 12_345,
          message: longName,
          project: { guid: projectGuid, name: longName },
        },
      }),
    ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: longName })).toBeVisible();
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};

export const Faults: Story = faultInjection({
  panel: () => <LatestBuildsCard />,
  hasContent: (panel) => expect(within(panel).getByRole("link", { name: "Building... Build #9.7" })).toBeVisible(),
  ...failsWith("Failed to fetch builds, please try again later."),
}).story;
