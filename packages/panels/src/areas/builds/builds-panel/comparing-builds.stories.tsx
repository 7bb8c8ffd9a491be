import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { BuildsPanel } from "./builds-panel";

const watched = watchedPortal();
const { navigation } = watched;

const meta: Meta<typeof BuildsPanel> = {
  title: "Panels/Builds/ComparingBuilds",
  component: BuildsPanel,
  args: everyStateCommit,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof BuildsPanel>;

/** Compares two builds of the commit, the older one first. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    for (const build of ["#9.6", "#9.2"])
      await userEvent.click(await canvas.findByRole("checkbox", { name: `Compare ${build}` }));
    await expect(canvas.getByRole("heading", { name: "2 builds selected" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Compare" }));
    const { projectGuid, commitSha } = everyStateCommit;
    await expect(navigation.visits.at(-1)).toMatchObject({
      target: {
        screen: "compare",
        params: {
          projectGuid,
          before: `${commitSha}.${demoBuilds.failed}`,
          after: `${commitSha}.${demoBuilds.success}`,
        },
      },
    });
  },
};

const earlierSha = demoSha("Muon telescope trigger", 8);

/** Compares builds across the commits of a project. A selection applies only to its own project. */
export const ComparedAcrossCommits: Story = {
  render: function Pages(args) {
    const [commitSha, setCommitSha] = useState(args.commitSha);
    return (
      <>
        <button type="button" onClick={() => setCommitSha(earlierSha)}>
          Next commit
        </button>
        <button type="button" onClick={() => setCommitSha(args.commitSha)}>
          Back
        </button>
        <BuildsPanel key={commitSha} {...args} commitSha={commitSha} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Compare #9.6" }));
    await expect(canvas.getByText("Select another one, here or on another commit.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Next commit" }));
    const other = await canvas.findByRole("checkbox", { name: "Compare #8.1" });
    await expect(canvas.getByRole("heading", { name: "1 build selected, #9.6 of another commit" })).toBeVisible();
    await userEvent.click(other);
    await expect(canvas.getByRole("heading", { name: "2 builds selected, #9.6 of another commit" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await canvas.findByRole("checkbox", { name: "Compare #9.6" });
    await expect(canvas.getByRole("heading", { name: "2 builds selected, #8.1 of another commit" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "Compare" }));
    await expect(navigation.visits.at(-1)).toMatchObject({
      target: {
        screen: "compare",
        params: { before: `${earlierSha}.1`, after: `${everyStateCommit.commitSha}.${demoBuilds.success}` },
      },
    });
    await expect(canvas.getByRole("heading", { name: /^Builds/ })).toBeVisible();
  },
};
