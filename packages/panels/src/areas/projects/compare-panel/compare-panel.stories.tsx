import { builds } from "@gatehouse/contract/builds";
import { projects } from "@gatehouse/contract/projects";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoProjectGuid, demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { ComparePanel } from "./compare-panel";

const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);
const navigation = recordedNavigation();
const rewritten = rewrittenResponses();

const meta: Meta<typeof ComparePanel> = {
  title: "Panels/Projects/ComparePanel",
  component: ComparePanel,
  args: { projectGuid, before: demoSha(name, 5), after: demoSha(name, 8) },
  parameters: { portal: { as: "customer@example.com", navigation, through: rewritten.through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    rewritten.responses.clear();
  },
};

export default meta;
type Story = StoryObj<typeof ComparePanel>;

const stats = (lut: number, more: object = {}) => ({
  resources: [
    { name: "lut", used: lut, available: 5_280 },
    { name: "dsp", used: 2, available: 8 },
    { name: "ultraram", used: lut > 1_000 ? 4 : 3, available: 4 },
  ],
  clock_mhz: 50,
  timing_issues: [{ name: "net", count: lut > 1_000 ? 2 : 0 }],
  steps: [
    { name: "synthesize", duration_ms: lut > 1_000 ? 97_000 : 72_000 },
    // The durations differ by 14.9 s, but their rounded texts differ by 15 s.
    { name: "place", duration_ms: lut > 1_000 ? 12_950 : 27_850 },
    { name: "route", duration_ms: 61_000 },
  ],
  ...more,
});

/** The first build uses 900 LUTs, the others 1,200. */
const serveStats = () => {
  rewritten.responses.set(builds.stats, (url: string) => Response.json(stats(/builds\/1\//.test(url) ? 900 : 1_200)));
};

const builtCommit: Story["args"] = {
  projectGuid: everyStateCommit.projectGuid,
  before: `${everyStateCommit.commitSha}.${demoBuilds.old}`,
  after: `${everyStateCommit.commitSha}.${demoBuilds.success}`,
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await tableOf("Resources");
    await expect(canvas.getByRole("heading", { name: "Compared commits" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: demoSha(name, 5).slice(0, 7) })).toBeVisible();
    await expect(canvas.getByRole("link", { name: demoSha(name, 8).slice(0, 7) })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Swap before and after" }));
    await expect(navigation.visits.at(-1)).toMatchObject({
      target: {
        screen: "compare",
        params: { before: demoSha(name, 8), after: demoSha(name, 5) },
      },
    });
  },
};

/** Two builds of one commit, of which the later one uses more. */
export const Builds: Story = {
  args: builtCommit,
  beforeEach: serveStats,
  play: async ({ canvas }) => {
    await expect(await rowOf("Resources", "LUT")).toHaveTextContent(/900.*1,200.*\+300 \(\+33\.3%\)/);
    await expect(await rowOf("Resources", "URAM")).toHaveTextContent(/\+1 \(\+33\.3%\), now 100%/);
    await expect(await rowOf("Timing", "Timing issues, net")).toHaveTextContent(/0.*2.*\+2/);
    await expect(await rowOf("Steps", "synthesize")).toHaveTextContent(/1:12.*1:37.*\+0:25/);
    await expect(await rowOf("Steps", "place")).toHaveTextContent(/0:27.*0:12.*-0:15/);
    await expect(canvas.getByRole("heading", { name: "Compared builds" })).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Only differences" }));
    await waitFor(async () => expect((await tableOf("Resources")).textContent).not.toContain("DSP"));
    await expect(await rowOf("Resources", "LUT")).toBeVisible();
  },
};

/** Steps of less than a second, as in a small design. */
export const ShortSteps: Story = {
  args: builtCommit,
  beforeEach: () => {
    rewritten.responses.set(builds.stats, (url: string) => {
      const [read, map] = /builds\/1\//.test(url) ? [12, 2_874] : [7, 940];
      const steps = [
        { name: "read", duration_ms: read },
        { name: "map", duration_ms: map },
      ];
      return Response.json(stats(900, { steps }));
    });
  },
  play: async () => {
    await expect(await rowOf("Steps", "read")).toHaveTextContent(/12 ms.*7 ms.*-5 ms/);
    await expect(await rowOf("Steps", "map")).toHaveTextContent(/2\.9 s.*940 ms.*-2 s/);
  },
};

/** On a phone, each figure is a record, and nothing is wider than the screen. */
export const Narrow: Story = {
  args: builtCommit,
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
  beforeEach: serveStats,
  play: async () => {
    await tableOf("Resources");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The builds have no figures, so the panel shows the percentages of the commits. */
export const InPercent: Story = {
  beforeEach: () => {
    rewritten.responses.set(builds.stats, stats(0, { resources: [], clock_mhz: null, timing_issues: [], steps: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await rowOf("Resources", "LUT")).toHaveTextContent(/%/);
    await expect(canvas.getByText("No steps to compare")).toBeVisible();
  },
};

/** The build was stopped before it had figures. The figures of its commit are from a later build. */
export const StoppedBuild: Story = {
  args: { ...builtCommit, before: `${everyStateCommit.commitSha}.${demoBuilds.stopped}` },
  play: async ({ canvas }) => {
    const row = within(await rowOf("Resources", "LUT"));
    await expect(row.getAllByRole("cell")[1]).toHaveTextContent("N/A");
    await expect(row.getAllByRole("cell")[2]).toHaveTextContent(/\d/);
    await expect(canvas.getByText("Failed")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Only differences" }));
    await expect(await rowOf("Resources", "LUT")).toBeVisible();
  },
};

/** A commit that was never built has nothing to compare with. */
export const WithoutBuilds: Story = {
  beforeEach: () => {
    rewritten.responses.set(projects.getCommit, {
      version_sha1: "0".repeat(40),
      progressive_version_number: 1,
      message: "",
      created_on: "2026-11-20T17:52:00Z",
      project: { guid: projectGuid, name },
      tags: [],
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No figures to compare")).toBeVisible();
    await expect(canvas.getAllByText("No builds", { exact: false })).toHaveLength(2);
  },
};

/** A missing commit redirects to the project. */
export const Missing: Story = {
  args: { before: "0".repeat(40) },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "project", params: { projectGuid } }) as unknown, replace: true },
      ]),
    ),
};
