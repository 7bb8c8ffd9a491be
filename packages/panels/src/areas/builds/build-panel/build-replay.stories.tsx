import { Button } from "@gatehouse/design";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import { replayPace } from "@gatehouse/story-kit/portal/replay-pace";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoProjectGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { BuildPanel } from "./build-panel";

/**
 * Builds run in the browser tab. Recorded toolchain output is replayed through the server's queue, tables and rules.
 */
const meta: Meta<typeof BuildPanel> = {
  title: "Panels/Builds/Replay",
  component: BuildPanel,
  args: { ...everyStateCommit, buildNumber: demoBuilds.queued },
};

export default meta;
type Story = StoryObj<typeof BuildPanel>;

/** The demo's queued build starts right away and runs at its recorded pace. */
export const AtItsOwnPace: Story = {
  parameters: { axe: false, portal: { as: "customer@example.com", replay: "recorded" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Building...")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Stop build" })).toBeVisible();
  },
};

const pace = replayPace();
const requests = recordedRequests();
const projectGuid = demoProjectGuid("Scaler bank");

const sources = `module scaler_bank(input clk, input hit, output reg [31:0] count);
  always @(posedge clk) if (hit) count <= count + 1;
endmodule
`;

function PushAndBuild({ push }: { readonly push: () => Promise<string> }) {
  const [commitSha, setCommitSha] = useState<string>();
  return commitSha === undefined ? (
    <Button onPress={() => void push().then(setCommitSha)}>Push a commit</Button>
  ) : (
    <PollPaceContext value={1 / 30}>
      <BuildPanel projectGuid={projectGuid} commitSha={commitSha} buildNumber="1" />
    </PollPaceContext>
  );
}

/** A pushed commit starts a build, its log grows, and the viewer stops it. */
export const StartsGrowsAndStops: Story = {
  parameters: {
    portal: {
      as: "customer@example.com",
      replay: pace,
      through: requests.through,
      // The demo's queued build would run first.
      seed: "delete from builds where status = 'queued'",
    },
  },
  beforeEach: () => pace.reset(),
  render: (_, { loaded }) => (
    <PushAndBuild
      push={async () => {
        const form = new FormData();
        form.set("message", "Count hits");
        form.append("sources", new File([sources], "scaler_bank.v"));
        const url = `${window.location.origin}/api/webapp/v1/projects/${projectGuid}/versions/`;
        const response = await openedPortal(loaded).fetch(new Request(url, { method: "POST", body: form }));
        return ((await response.json()) as { version_sha1: string }).version_sha1;
      }}
    />
  ),
  play: async ({ canvas }) => {
    await press("Push a commit");
    await expect(await canvas.findByText("Building...")).toBeVisible();
    await expect(canvas.getByText("No log yet")).toBeVisible();
    await pace.advance(1_000);
    const log = await canvas.findByRole("log", { name: "Log lines" });
    await waitFor(() => expect(log).toHaveTextContent("Executing"));
    const before = log.textContent;
    await pace.advance(4_000);
    await waitFor(() => expect(log.textContent).not.toBe(before));
    await press("Stop build");
    await expect(await canvas.findByRole("button", { name: "Stopping..." })).toBeVisible();
    // The recorded run ends soon, so the stop request must arrive before that.
    await waitFor(() => expect(requests.made.some((made) => made.endsWith("/stop/"))).toBe(true));
    await waitFor(() => expect(requests.pending).toBe(0));
    await pace.advance(500);
    await seesToast("Build #1.1 was stopped.");
    await waitFor(() => expect(log).toHaveTextContent(/Stopped\.$/));
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
  },
};
