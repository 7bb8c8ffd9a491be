import { builds } from "@gatehouse/contract/builds";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildAnswer, demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../data/poll-pace";
import { Shell } from "../shell/shell";
import { BuildPage } from "./build-page";

const watched = watchedPortal();
const { navigation, rewritten } = watched;

const meta: Meta<typeof BuildPage> = {
  title: "Pages/BuildPage",
  component: BuildPage,
  args: { ...everyStateCommit, buildNumber: demoBuilds.success },
  decorators: [
    (Story) => (
      <Shell>
        <Story />
      </Shell>
    ),
  ],
  parameters: { portal: { as: "customer@example.com", ...watched.portal }, layout: "fullscreen" },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof BuildPage>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Build #9.5", level: 1 })).toHaveFocus();
    const crumbs = within(canvas.getByRole("navigation", { name: "Breadcrumb" }));
    await expect(crumbs.getAllByRole("listitem").map((crumb) => crumb.textContent)).toEqual([
      "Projects",
      "Muon telescope trigger",
      "Commits",
      everyStateCommit.commitSha.slice(0, 7),
      "#9.5",
    ]);
    await waitFor(() => expect(navigation.titles.at(-1)).toBe("Build #9.5"));
  },
};

/** The tab of a build that somebody waits for says how far it is. */
export const NamesTheTab: Story = {
  parameters: { axe: false },
  render: (args) => (
    <PollPaceContext value={1 / 30}>
      <BuildPage {...args} />
    </PollPaceContext>
  ),
  beforeEach: () => void rewritten.answers.set(builds.get, buildAnswer(5, { queued: true, result: null })),
  play: async () => {
    await waitFor(() => expect(navigation.titles.at(-1)).toBe("Queued... Build #9.5"));
    rewritten.answers.set(builds.get, buildAnswer(5, { building: true, result: null }));
    await waitFor(() => expect(navigation.titles.at(-1)).toBe("Building... Build #9.5"));
    rewritten.answers.set(builds.get, buildAnswer(5));
    await waitFor(() => expect(navigation.titles.at(-1)).toBe("Build #9.5"));
  },
};
