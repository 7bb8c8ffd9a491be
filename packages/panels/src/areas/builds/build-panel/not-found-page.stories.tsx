import { builds } from "@gatehouse/contract/builds";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildResponse, demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { BuildPanel } from "./build-panel";

const watched = watchedPortal();
const { navigation, rewritten } = watched;
const { now } = Date;
let passedMs = 0;

const meta: Meta<typeof BuildPanel> = {
  title: "Panels/Builds/NotFoundPage",
  component: BuildPanel,
  args: { ...everyStateCommit, buildNumber: demoBuilds.running },
  parameters: { portal: { as: "customer@example.com", ...watched.portal }, axe: false },
  render: (args) => (
    <PollPaceContext value={1 / 30}>
      <BuildPanel {...args} />
    </PollPaceContext>
  ),
  beforeEach: () => {
    watched.reset();
    rewritten.responses.set(builds.get, buildResponse(6, { building: true, result: null }));
    passedMs = 0;
    const startMs = now();
    Date.now = () => startMs + passedMs;
    return () => {
      Date.now = now;
    };
  },
};

export default meta;

/** A proxy's 404 pages during a deployment don't navigate away from a running build, unless they persist. */
export const Default: StoryObj<typeof BuildPanel> = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Stop build" });
    let pages = 0;
    rewritten.responses.set(builds.get, () => {
      pages += 1;
      return new Response("<h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } });
    });
    await waitFor(() => expect(pages).toBeGreaterThan(4));
    await expect(navigation.visits).toEqual([]);
    await expect(canvas.getByRole("button", { name: "Stop build" })).toBeVisible();
    passedMs = 2_000;
    await waitFor(() => expect(navigation.visits.at(-1)).toMatchObject({ target: { screen: "commit" } }));
  },
};
