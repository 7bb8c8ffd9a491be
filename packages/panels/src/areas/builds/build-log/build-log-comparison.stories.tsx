import { builds } from "@gatehouse/contract/builds";
import { projects } from "@gatehouse/contract/projects";
import { logOf } from "@gatehouse/story-kit/portal/log-steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildResponse, demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoSha, everyState } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { BuildPanel } from "../build-panel/build-panel";
import { BuildLog } from "./build-log";
import type { BuildLogProps } from "./build-log-props";

const watched = watchedPortal();

function InPanel(props: BuildLogProps): ReactNode {
  return (
    <PortalPanel name="BuildPanel" about={everyStateCommit}>
      <BuildLog {...props} />
    </PortalPanel>
  );
}

const meta = {
  title: "Panels/Builds/BuildLogComparison",
  component: BuildLog,
  args: { kind: "build", ...everyStateCommit, buildNumber: demoBuilds.long, isRunning: false },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  render: (args) => <InPanel {...args} />,
  beforeEach: watched.reset,
} satisfies Meta<typeof BuildLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Compares the log of a failed build with the log of the last successful build before it. */
export const Compared: Story = {
  args: { buildNumber: demoBuilds.running },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compare with last successful build" }));
    const lines = await canvas.findByRole("region", {
      name: `Log difference. From Build #9.${demoBuilds.success} to this log`,
    });
    await expect(canvas.getByRole("status")).toHaveTextContent(/^\d+ differences?$/);
    await userEvent.keyboard("n");
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Difference 1 of \d+$/);
    await expect(lines.querySelector("[data-current]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(await canvas.findByRole("button", { name: "Compare with last successful build" })).toHaveFocus();
    await logOf(canvas);
  },
};

/** On a build's own page, the comparison names both builds. */
export const NamesBoth: Story = {
  args: { buildNumber: demoBuilds.unstable },
  parameters: { axe: false },
  render: ({ kind: _kind, isRunning: _isRunning, ...name }) => <BuildPanel {...name} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compare with last successful build" }));
    await expect((await canvas.findAllByText(/^From Build #8\.\d+ to Build #9\.4$/))[0]).toBeVisible();
  },
};

/** No earlier successful build of this commit has its log, so that of an earlier commit is used. */
export const ComparedWithEarlierCommit: Story = {
  args: { buildNumber: demoBuilds.failed },
  parameters: { axe: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Compare with last successful build" }));
    await canvas.findByRole("region", { name: /From Build #[1-8]\.\d+ to this log$/ });
  },
};

const earlierSha = demoSha(everyState.project, 8);
const commitAt = (number: number, change: object = {}) => ({
  version_sha1: number === 8 ? earlierSha : number === 9 ? everyStateCommit.commitSha : `${number}`.padStart(40, "0"),
  progressive_version_number: number,
  message: "m",
  created_on: "2026-11-20T17:52:00Z",
  project: { guid: everyStateCommit.projectGuid, name: everyState.project },
  tags: [],
  scf_file: null,
  top_image: null,
  last_build: null,
  ...change,
});

const isComparedWithCommit8: Story["play"] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Compare with last successful build" }));
  await canvas.findByRole("region", { name: /From Build #8\.2 to this log$/ });
};

/** The commit of the failed build is not among the newest hundred. */
export const ComparedOnLaterPage: Story = {
  args: { buildNumber: demoBuilds.failed },
  parameters: { axe: false },
  beforeEach: () =>
    void watched.rewritten.responses.set(projects.listCommits, (url: string) => {
      const last_build = buildResponse(2, { created_on: new Date().toISOString() });
      const isFirst = (new URL(url).searchParams.get("page") ?? "1") === "1";
      const results = isFirst
        ? Array.from({ length: 100 }, (_, at) => commitAt(150 - at, { last_build }))
        : [commitAt(9), commitAt(8, { last_build })];
      return Response.json({ count: 150, next: isFirst ? "?page=2" : null, previous: isFirst ? null : "?", results });
    }),
  play: isComparedWithCommit8,
};

/** The previous commit's last build failed, but the one before that succeeded. */
export const ComparedWithEarlierBuild: Story = {
  args: { buildNumber: demoBuilds.failed },
  parameters: { axe: false },
  beforeEach: () => {
    const now = { created_on: new Date().toISOString() };
    const failed = buildResponse(3, { ...now, result: "FAILURE" });
    watched.rewritten.responses.set(projects.listCommits, [
      commitAt(9),
      commitAt(8, { last_build: failed }),
      commitAt(7, { last_build: buildResponse(1, now) }),
    ]);
    watched.rewritten.responses.set(builds.list, (url: string) =>
      Response.json(
        url.includes(earlierSha)
          ? [failed, buildResponse(2, now)]
          : [buildResponse(1, { ...now, result: "FAILURE", project_version: commitAt(9) })],
      ),
    );
  },
  play: isComparedWithCommit8,
};

/** A first build has nothing to compare with. */
export const NothingToCompare: Story = {
  args: { buildNumber: demoBuilds.failed },
  parameters: { axe: false },
  beforeEach: () => void watched.rewritten.responses.set(projects.listCommits, []),
  play: async ({ canvas }) => {
    await logOf(canvas);
    await waitFor(() => expect(watched.requests.pending).toBe(0));
    await expect(canvas.queryByRole("button", { name: /^Compare/ })).toBeNull();
  },
};
