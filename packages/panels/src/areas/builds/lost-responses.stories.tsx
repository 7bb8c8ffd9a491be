import { builds } from "@gatehouse/contract/builds";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inDialog, lostResponses, type LostRun } from "../../testing/lost-responses";
import { BuildPanel } from "./build-panel/build-panel";
import { SimulationPanel } from "./simulation-panel/simulation-panel";

const meta: Meta = { title: "Panels/Builds/LostResponses" };

export default meta;
type Story = StoryObj;

const as = "customer@example.com";
const state = async ({ client }: LostRun) => [
  (await client.call(builds.list, { ...everyStateCommit })).results.map(({ build_number: number, result }) => [
    number,
    result,
  ]),
  (await client.call(builds.listSimulations, { ...everyStateCommit })).results.map(
    ({ build_number: number }) => number,
  ),
];
const leadsToCommit =
  (text: string) =>
  async ({ navigation }: LostRun) => {
    await seesToast(text);
    await waitFor(() => expect(navigation.visits.at(-1)).toMatchObject({ target: { screen: "commit" } }));
  };

export const Stops: Story = lostResponses({
  call: builds.stop,
  as,
  state,
  panel: () => <BuildPanel {...everyStateCommit} buildNumber={demoBuilds.queued} />,
  send: () => press("Stop build"),
  reported: () => seesToast(`Build #9.${demoBuilds.queued} was stopped.`),
  failed: "Failed to stop the build, please try again later.",
});

export const Deletes: Story = lostResponses({
  call: builds.delete,
  as,
  state,
  panel: () => <BuildPanel {...everyStateCommit} buildNumber={demoBuilds.failed} />,
  send: () => inDialog(() => press("Delete"), "Delete build"),
  reported: leadsToCommit(`Build #9.${demoBuilds.failed} deleted.`),
  failed: "Failed to delete the build, please try again later.",
});

export const StopsASimulation: Story = lostResponses({
  call: builds.stopSimulation,
  as,
  state,
  seed: "update builds set status = 'queued', result = null, started_at = null, finished_at = null where kind = 'simulation' and number = 2",
  panel: () => <SimulationPanel {...everyStateCommit} buildNumber="2" />,
  send: () => press("Stop simulation"),
  reported: () => seesToast("Simulation #9.2 was stopped."),
  failed: "Failed to stop the simulation, please try again later.",
});

export const DeletesASimulation: Story = lostResponses({
  call: builds.deleteSimulation,
  as,
  state,
  panel: () => <SimulationPanel {...everyStateCommit} buildNumber="1" />,
  send: () => inDialog(() => press("Delete"), "Delete simulation"),
  reported: leadsToCommit("Simulation #9.1 deleted."),
  failed: "Failed to delete the simulation, please try again later.",
});
