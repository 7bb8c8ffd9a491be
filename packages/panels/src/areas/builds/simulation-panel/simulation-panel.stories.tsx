import { builds } from "@gatehouse/contract/builds";
import { confirmTwice, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildAnswer, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { SimulationPanel } from "./simulation-panel";

const watched = watchedPortal();
const { navigation, rewritten } = watched;

const meta: Meta<typeof SimulationPanel> = {
  title: "Panels/Builds/SimulationPanel",
  component: SimulationPanel,
  args: { ...everyStateCommit, buildNumber: "2" },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof SimulationPanel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const details = within(await screen.findByRole("region", { name: "Simulation #9.2" }));
    await expect(await details.findByText("Success")).toBeVisible();
    await expect(details.getByText("2 s")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole("log", { name: "Log lines" })).toHaveTextContent(
        /Simulation succeeded: 4 checks passed$/,
      ),
    );
    await expect(canvas.queryByText("Utilization")).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect((await canvas.findAllByLabelText("Loading")).length).toBe(2),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the simulation, please try again later.")).toBeVisible();
    await expect(await canvas.findByText("Failed to fetch logs, please try again later.")).toBeVisible();
  },
};

export const Stops: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    rewritten.answers.set(builds.getSimulation, buildAnswer(2, { building: true, result: null }));
    rewritten.answers.set(builds.stopSimulation, () => {
      rewritten.answers.set(builds.getSimulation, buildAnswer(2, { result: "ABORTED" }));
      return Response.json({});
    });
  },
  play: async () => {
    await press("Stop simulation");
    await seesToast("Simulation #9.2 was stopped.");
  },
};

export const Deletes: Story = {
  args: { buildNumber: "1" },
  parameters: { axe: false },
  play: async () => {
    await press("Delete");
    await confirmTwice("Delete simulation", "Delete simulation");
    await seesToast("Simulation #9.1 deleted.");
    await waitFor(() =>
      expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "commit" }), replace: false }]),
    );
  },
};

export const Missing: Story = {
  args: { buildNumber: "99" },
  parameters: { axe: false },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "commit" }), replace: true }]),
    ),
};
