import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { changeElsewhere } from "../../../testing/change-elsewhere";
import { forgetReleases, portal } from "../../../testing/release-stories";
import { ReleasePanel } from "./release-panel";

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/ChangedByAColleague",
  component: ReleasePanel,
  args: { versionTag: "v5.2.1" },
  parameters: { portal },
  beforeEach: forgetReleases,
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;

/** A colleague's change appears with the next poll. */
const changedByAColleague = (sees: string, more: Readonly<Record<string, unknown>> = {}): Story => ({
  parameters: { axe: false, portal: { ...portal, ...more } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText(sees);
    await changeElsewhere(loaded, "v5.2.1", { stable_release: true });
    await expect(await canvas.findByText("Customers see this version as a stable release.")).toBeVisible();
  },
  render: (args) => (
    <PollPaceContext value={1 / 600}>
      <ReleasePanel {...args} />
    </PollPaceContext>
  ),
});

export const ChangedByAColleague: Story = changedByAColleague("Asked for approval");
export const FirstEventByAColleague: Story = changedByAColleague("This release has no history yet.", {
  seed: "delete from release_events",
});
export const ChangedWithoutHistory: Story = changedByAColleague("Failed to fetch the release's history.", {
  fault: { kind: "500 json", calls: "/history/" },
});
