import { builds } from "@gatehouse/contract/builds";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { buildResponse } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { TimingPathsCard } from "./timing-paths-card";

const rewritten = rewrittenResponses();
let requests = 0;
const commit = {
  version_sha1: "0".repeat(40),
  progressive_version_number: 9,
  project: { guid: "p", name: "Counter" },
};

const meta: Meta<typeof TimingPathsCard> = {
  title: "Panels/Builds/TimingPathsCard",
  component: TimingPathsCard,
  args: {
    name: { projectGuid: "p", commitSha: commit.version_sha1, buildNumber: "3" },
    paths: [
      { from: "count[3]", to: "count[31]", delay_ns: 8.4 },
      { from: "state", to: "led", delay_ns: 6.1 },
      { from: "hit", to: "data", delay_ns: 5 },
    ],
  },
  parameters: { portal: { as: "customer@example.com", through: rewritten.through } },
  beforeEach: () => {
    rewritten.responses.clear();
    const today = { created_on: new Date().toISOString(), project_version: commit };
    rewritten.responses.set(
      builds.list,
      [3, 2, 1].map((number) => buildResponse(number, { ...today, result: number === 2 ? "FAILURE" : "SUCCESS" })),
    );
    rewritten.responses.set(builds.stats, {
      resources: [],
      clock_mhz: null,
      timing_issues: [],
      steps: [],
      paths: [
        { from: "count[3]", to: "count[31]", delay_ns: 8 },
        { from: "hit", to: "data", delay_ns: 5.25 },
      ],
    });
  },
};

export default meta;
type Story = StoryObj<typeof TimingPathsCard>;

/** The previous build failed, so the build before that is compared. */
export const Default: Story = {
  play: async () => {
    await expect(await within(await tableOf("Slowest paths")).findByText("Since #9.1")).toBeVisible();
    await expect(await rowOf("Slowest paths", "count[31]")).toHaveTextContent(/\+0\.4.ns$/);
    await expect(await rowOf("Slowest paths", "data")).toHaveTextContent(/-0\.25.ns$/);
    await expect(await rowOf("Slowest paths", "state")).toHaveTextContent(/New$/);
    // The decimal points of a column stand below one another.
    for (const [to, delay] of [
      ["count[31]", /8\.400.ns/],
      ["led", /6\.100.ns/],
      ["data", /5\.000.ns/],
    ] as const)
      await expect(await rowOf("Slowest paths", to)).toHaveTextContent(delay);
  },
};

/** The earlier build has no paths, so the change column is missing. */
export const WithoutEarlierPaths: Story = {
  beforeEach: () => {
    requests = 0;
    rewritten.responses.set(builds.stats, () => {
      requests += 1;
      return Response.json({ resources: [], clock_mhz: null, timing_issues: [], steps: [] });
    });
  },
  play: async () => {
    await waitFor(() => expect(requests).toBe(1));
    const table = within(await tableOf("Slowest paths"));
    await expect(table.getByText("count[31]")).toBeVisible();
    await expect(table.queryByText(/^Since/)).toBeNull();
  },
};
