import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { BuildPanel } from "./build-panel";

const watched = watchedPortal();

const meta: Meta<typeof BuildPanel> = {
  title: "Panels/Builds/FailedFacts",
  component: BuildPanel,
  args: { ...everyStateCommit, buildNumber: demoBuilds.failed },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof BuildPanel>;

const factsOf = async (panel: Pick<typeof screen, "findByText">, first: string) =>
  (await panel.findByText(first)).closest("dl")?.textContent;

/** The failure comes first: what failed, when and by how much. */
export const FailedFacts: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await factsOf(canvas, "Failed in")).toMatch(
        /^Failed inSynthesizestep 2Failed after746.ms.* shorter than #9\.1Failed on.*\d{4}, /,
      ),
    );
  },
};

/** Without the commit's own first build, the last success is that of an earlier commit, with another clock. */
export const UnstableFacts: Story = {
  args: { buildNumber: demoBuilds.unstable },
  parameters: {
    portal: {
      as: "customer@example.com",
      ...watched.portal,
      seed: `delete from builds where number = ${demoBuilds.old} and commit_id = (select id from commits where sha1 = '${everyStateCommit.commitSha}')`,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await factsOf(canvas, "Worst slack")).toMatch(
        /^Failed inPlace and routestep 4ResultUNSTABLEFailed after.* than #8\.2Failed on.*Clock.*MHz[+-].*since #8\.2Worst slack-.*nsTiming issues\d+.*URAM100/,
      ),
    );
  },
};

export const StoppedFacts: Story = {
  args: { buildNumber: demoBuilds.stopped },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("stopped before it ended")).toBeVisible();
    await expect(canvas.queryByText("Failed in")).toBeNull();
    await expect(canvas.queryByText("Failed after")).toBeNull();
  },
};
