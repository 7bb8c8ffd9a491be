import { builds } from "@gatehouse/contract/builds";
import { tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildResponse, demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BuildPanel } from "./build-panel";

const watched = watchedPortal();
const { rewritten } = watched;

const meta: Meta<typeof BuildPanel> = {
  title: "Panels/Builds/Unusual builds",
  component: BuildPanel,
  args: { ...everyStateCommit, buildNumber: demoBuilds.success },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof BuildPanel>;

const path = {
  from: "u_trig/cmp_reg[0]/C",
  to: `u_veto/${"deeply_nested_".repeat(12)}D`,
  delay_ns: 8.0514,
  slack_ns: -0.086,
  logic_ns: 3.12,
  routing_ns: 4.931,
};

/** Unusual figures: over the limit, a missing resource, unknown names. */
export const LongText: Story = {
  beforeEach: () => {
    rewritten.responses.set(builds.stats, {
      resources: [
        { name: "ultraram", used: 67, available: 64 },
        { name: "lut", used: 8_499, available: 10_000 },
        { name: "dsp", used: 1, available: 0 },
        { name: "constructor", used: 1, available: 2 },
        { name: "photonic_".repeat(12), used: 1_000_000_000, available: 2_000_000_000 },
        { name: "endless", used: -5, available: 1e300 },
      ],
      clock_mhz: null,
      timing_issues: [{ name: "net", count: 2 }],
      steps: [
        { name: "A step with a name that is much longer than the step itself took. ".repeat(5), duration_ms: 1 },
        { name: "Route", duration_ms: null },
      ],
      paths: [path, { from: path.from, to: path.to, delay_ns: 1 }],
    });
    rewritten.responses.set(
      builds.get,
      buildResponse(5, { building: true, result: null, output_file: "javascript:alert(1)" }),
    );
    rewritten.responses.set(builds.logs, {
      logs: `\x1b[31m${"long ".repeat(200)}\n<img src=x onerror=alert(1)>`,
      start_row: 0,
    });
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findByText("URAM")).closest("li")).toHaveTextContent(/doesn't fit 105/);
    await expect(canvas.getByText("LUT").closest("li")).toHaveTextContent(/84%$/);
    await expect(canvas.getByText("DSP").closest("li")).toHaveTextContent("doesn't fit –");
    await expect(canvas.getByText("constructor").closest("li")).toHaveTextContent(/50%$/);
    await expect(canvas.getByText("Not met")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Steps" })).toHaveTextContent("Route: running, –");
    const rows = within(await tableOf("Slowest paths")).getAllByRole("row");
    await expect(rows[1]).toHaveTextContent(/8\.051.ns3\.120.ns4\.931.ns-0\.086.ns/);
    await expect(await canvas.findByText(/<img src=x onerror/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Download" })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** A duration that no date can be made of. Without a date, the other facts stay. */
export const ImpossibleDuration: Story = {
  args: { buildNumber: demoBuilds.failed },
  beforeEach: () => {
    const started = { result: "FAILURE", started_on: "2026-11-20T10:00:00Z" };
    rewritten.responses.set(builds.get, buildResponse(2, { ...started, duration: 9_000_000_000_000_000 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed after")).toBeVisible();
    await expect(canvas.queryByText("Failed on")).toBeNull();
  },
};

/** The demo's build that is older than logs are kept. Its figures stay. */
export const OlderThanLogsAreKept: Story = {
  args: { buildNumber: demoBuilds.old },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The log has been deleted")).toBeVisible();
    await expect(canvas.getByText("Logs are kept for 30 days.")).toBeVisible();
    await expect(await canvas.findByText("2,085 / 5,280")).toBeVisible();
  },
};

export const OldLog: Story = {
  beforeEach: () => {
    rewritten.responses.set(builds.get, buildResponse(5, { created_on: "2020-01-01T00:00:00Z" }));
    rewritten.responses.set(builds.logs, { logs: "" });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The log has been deleted")).toBeVisible();
    await expect(canvas.getByText("Logs are kept for 30 days.")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^Raw log/ })).toBeNull();
  },
};
