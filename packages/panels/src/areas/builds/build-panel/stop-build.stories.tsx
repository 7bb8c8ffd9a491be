import { builds } from "@gatehouse/contract/builds";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildResponse, demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PauseContext } from "../../../data/pause";
import { PollPaceContext } from "../../../data/poll-pace";
import { BuildPanel } from "./build-panel";

const watched = watchedPortal();
const { onEvent, requests, rewritten } = watched;

const meta: Meta<typeof BuildPanel> = {
  title: "Panels/Builds/StopBuild",
  component: BuildPanel,
  args: { ...everyStateCommit, buildNumber: demoBuilds.success },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof BuildPanel>;

/** A queued build ends at once. */
export const Stops: Story = {
  args: { buildNumber: demoBuilds.queued },
  play: async () => {
    await userEvent.dblClick(await screen.findByRole("button", { name: "Stop build" }));
    await seesToast(`Build #9.${demoBuilds.queued} was stopped.`);
    await expect(await screen.findByRole("button", { name: "Delete" })).toBeVisible();
    await expect(screen.getByText("stopped before it ended")).toBeVisible();
    await expect(requests.writes()).toHaveLength(1);
    await expect(onEvent).toHaveBeenCalledWith({
      type: "build.stopped",
      kind: "build",
      ...everyStateCommit,
      buildNumber: demoBuilds.queued,
    });
  },
};

const quickly: Story["render"] = (args) => (
  <PollPaceContext value={1 / 30}>
    <BuildPanel {...args} />
  </PollPaceContext>
);

/** A worker takes seconds to stop. The button shows this until the build ends, with whatever outcome. */
export const StopsLater: Story = {
  parameters: { axe: false },
  render: quickly,
  beforeEach: () => {
    rewritten.responses.set(builds.get, buildResponse(6, { building: true, result: null }));
    rewritten.responses.set(builds.stop, () => Response.json({}));
  },
  play: async ({ canvas }) => {
    await press("Stop build");
    await expect(await canvas.findByRole("button", { name: "Stopping..." })).toHaveAttribute("aria-busy", "true");
    await waitFor(() => expect(requests.pending).toBe(0));
    await expect(canvas.getByRole("button", { name: "Stopping..." })).toBeVisible();
    rewritten.responses.set(builds.get, buildResponse(6));
    await seesToast("Build #9.6 succeeded before it could be stopped.");
    await expect(canvas.getByRole("button", { name: "Delete" })).toBeVisible();
  },
};

/** Stop goes away with the focus on it, whether it was pressed or the build ended by itself. The keyboard stays close. */
export const KeepsFocus: Story = {
  parameters: { axe: false },
  render: quickly,
  beforeEach: () => void rewritten.responses.set(builds.get, buildResponse(6, { building: true, result: null })),
  play: async ({ canvas }) => {
    (await canvas.findByRole("button", { name: "Stop build" })).focus();
    rewritten.responses.set(builds.get, buildResponse(6));
    const remove = await canvas.findByRole("button", { name: "Delete" });
    await waitFor(() => expect(document.activeElement).toBe(remove.parentElement));
    await userEvent.tab();
    await expect(remove).toHaveFocus();
  },
};

const nothing = (): void => undefined;
let endWait = nothing;

/** Retries lookups without delay. The wait for the worker lasts until the story ends it. */
const throughLostResponse: Partial<Story> = {
  args: { buildNumber: demoBuilds.running },
  parameters: { axe: false },
  render: (args) => (
    <PauseContext value={(ms) => (ms < 30_000 ? Promise.resolve() : new Promise((resolve) => (endWait = resolve)))}>
      <PollPaceContext value={1 / 30}>
        <BuildPanel {...args} />
      </PollPaceContext>
    </PauseContext>
  ),
  beforeEach: () => {
    endWait = nothing;
    rewritten.responses.set(builds.get, buildResponse(7, { building: true, result: null }));
    rewritten.responses.set(builds.stop, () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  },
};

/** The response is lost, and the worker takes longer than every lookup. */
export const StopsAfterLostResponse: Story = {
  ...throughLostResponse,
  play: async ({ canvas }) => {
    await press("Stop build");
    await seesToast("Failed to stop the build, please try again later.");
    await expect(screen.getByText(/We couldn't confirm whether this was done/)).toBeVisible();
    await waitFor(() => expect(endWait).not.toBe(nothing));
    await expect(await canvas.findByRole("button", { name: "Stop build" })).toBeVisible();
    rewritten.responses.set(builds.get, buildResponse(7, { result: "ABORTED" }));
    await seesToast("Build #9.7 was stopped.");
    await expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: "build.stopped", buildNumber: demoBuilds.running }),
    );
  },
};

/** The request is lost and the build keeps running. The viewer can stop it again right away. */
export const StopLost: Story = {
  ...throughLostResponse,
  play: async ({ canvas }) => {
    await press("Stop build");
    await seesToast("Failed to stop the build, please try again later.");
    const stop = await canvas.findByRole("button", { name: "Stop build" });
    await expect(stop).not.toHaveAttribute("aria-busy", "true");
    rewritten.responses.set(builds.stop, () => Response.json({}));
    await userEvent.click(stop);
    await expect(await canvas.findByRole("button", { name: "Stopping..." })).toBeVisible();
    // The first attempt's wait must not affect the second attempt.
    endWait();
    await waitFor(() => expect(requests.pending).toBe(0));
    await expect(canvas.getByRole("button", { name: "Stopping..." })).toBeVisible();
    rewritten.responses.set(builds.get, buildResponse(7, { result: "ABORTED" }));
    await seesToast("Build #9.7 was stopped.");
  },
};

/** Another tab stopped the build first. That counts as success. */
export const StopsTwice: Story = {
  args: { buildNumber: demoBuilds.queued },
  parameters: { axe: false },
  play: async ({ loaded }) => {
    const stop = await screen.findByRole("button", { name: "Stop build" });
    const url = `${window.location.origin}/api/webapp/v1/projects/${everyStateCommit.projectGuid}/versions/${everyStateCommit.commitSha}/builds/${demoBuilds.queued}/stop/`;
    await openedPortal(loaded).fetch(new Request(url, { method: "POST" }));
    await userEvent.click(stop);
    await seesToast(`Build #9.${demoBuilds.queued} was stopped.`);
    await expect(screen.queryByText(/^Failed to stop/)).toBeNull();
  },
};

export const StopRefused: Story = {
  args: { buildNumber: demoBuilds.running },
  parameters: { axe: false },
  beforeEach: () =>
    void rewritten.responses.set(builds.stop, () => Response.json({ detail: "Not now." }, { status: 400 })),
  play: async () => {
    await press("Stop build");
    await seesToast("Failed to stop the build, please try again later.");
    await expect(await screen.findByRole("button", { name: "Stop build" })).toBeVisible();
  },
};
