import { builds } from "@gatehouse/contract/builds";
import { leadsOf, rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SimulationsPanel } from "./simulations-panel";

const watched = watchedPortal();

const meta: Meta<typeof SimulationsPanel> = {
  title: "Panels/Builds/SimulationsPanel",
  component: SimulationsPanel,
  args: everyStateCommit,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof SimulationsPanel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(leadsOf(await tableOf("Simulations"))).toEqual(["#9.2", "#9.1"]);
    await expect(await rowOf("Simulations", "#9.1")).toHaveTextContent("Failed");
    // The builds of the commit are on the same page, and have the same numbers.
    await expect(canvas.getByRole("button", { name: "Actions for Simulation #9.1" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "#9.2" }));
    await expect(watched.navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "simulation" }), replace: false },
    ]);
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  beforeEach: () => void watched.rewritten.responses.set(builds.listSimulations, []),
  play: async ({ canvas }) => expect(await canvas.findByText("No simulations available.")).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch simulations, please try again later."),
};
