import { builds } from "@gatehouse/contract/builds";
import { press } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildResponse, demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { queueVcd } from "@gatehouse/story-kit/samples/wave-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { SimulationPanel } from "../simulation-panel/simulation-panel";
import { BuildPanel } from "./build-panel";

const watched = watchedPortal();
const { rewritten } = watched;

interface AnotherNumberProps {
  readonly from: string;
  readonly to: string;
  readonly panel: (buildNumber: string) => ReactNode;
}

/** A host page that switches the panel to another build. */
function AnotherNumber({ from, to, panel }: AnotherNumberProps): ReactNode {
  const [buildNumber, setBuildNumber] = useState(from);
  return (
    <PollPaceContext value={1 / 30}>
      <button type="button" onClick={() => setBuildNumber(to)}>
        Next
      </button>
      {panel(buildNumber)}
    </PollPaceContext>
  );
}

const meta: Meta<typeof AnotherNumber> = {
  title: "Panels/Builds/AnotherNumber",
  component: AnotherNumber,
  parameters: { axe: false, portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof AnotherNumber>;

/** The first build has a log. The next one waits, and its log appears once a worker writes it. */
export const WaitingBuild: Story = {
  args: {
    from: demoBuilds.success,
    to: demoBuilds.queued,
    panel: (buildNumber) => <BuildPanel {...everyStateCommit} buildNumber={buildNumber} />,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("log", { name: "Log lines" });
    await press("Next");
    await expect(await canvas.findByText("No log yet")).toBeVisible();
    rewritten.responses.set(builds.logs, { logs: "==> Read sources\n", start_row: 0 });
    await waitFor(async () =>
      expect(await canvas.findByRole("log", { name: "Log lines" })).toHaveTextContent("Read sources"),
    );
  },
};

const outputs = { "1": "/api/webapp/v1/outputs/1/", "2": "/api/webapp/v1/outputs/2/" } as const;

/** A pressed time belongs to its simulation. It doesn't load the large waves of the next one. */
export const LargeWaves: Story = {
  args: {
    from: "1",
    to: "2",
    panel: (buildNumber) => <SimulationPanel {...everyStateCommit} buildNumber={buildNumber} />,
  },
  beforeEach: () => {
    const sized = (bytes: number) => () => new Response(queueVcd, { headers: { "Content-Length": String(bytes) } });
    rewritten.files.set(outputs[1], sized(queueVcd.length));
    rewritten.files.set(outputs[2], sized(98_000_000));
    rewritten.responses.set(builds.simulationLogs, { logs: "[31.251 ns] ok\n", start_row: 0 });
    rewritten.responses.set(builds.getSimulation, (url: string) => {
      const number = url.includes("/simulations/1/") ? 1 : 2;
      return Response.json(buildResponse(number, { output_file: outputs[number] }));
    });
  },
  play: async ({ canvas }) => {
    await screen.findByRole("listbox", { name: "Signals" });
    await userEvent.click(await canvas.findByRole("button", { name: "31.251 ns" }));
    await expect(await screen.findByText("Cursor 31.251 ns")).toBeVisible();
    await press("Next");
    await expect(await screen.findByRole("button", { name: "Show waves (98 MB)" })).toBeVisible();
    await canvas.findByRole("button", { name: "31.251 ns" });
    await expect(screen.queryByRole("listbox")).toBeNull();
  },
};
