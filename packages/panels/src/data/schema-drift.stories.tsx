import { teams } from "@gatehouse/contract/teams";
import { OneAtATime, provesSchemaDrift } from "@gatehouse/story-kit/faults/schema-drift";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PortalPanel } from "../access/portal-panel";
import { AddLicensesDialog } from "../areas/teams/team-panel/licenses/add-licenses-dialog";
import { type everyPanel, thirdOfPanels } from "../testing/every-panel";
import { isVisible, panelElement, signInFor } from "../testing/shown-panel";

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/Schema drift",
  component: OneAtATime,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

const eachRead = (panels: typeof everyPanel): Story => ({
  play: async ({ loaded }) => {
    for (const panel of panels) {
      signInFor(panel, loaded);
      for (const { call, isRead, failure, props = panel.props } of panel.reads)
        await provesSchemaDrift({
          call,
          panel: await panelElement({ ...panel, props }),
          isRead: (place) => isVisible(panel.name, within(place), isRead),
          failure,
        });
    }
  },
});

export const FirstThirdOfPanels = eachRead(thirdOfPanels(0));
export const SecondThirdOfPanels = eachRead(thirdOfPanels(1));
export const LastThirdOfPanels = eachRead(thirdOfPanels(2));

export const EligibleLicenses: Story = {
  play: () =>
    provesSchemaDrift({
      call: teams.listEligibleLicenses,
      panel: (
        <PortalPanel name="AddLicensesDialog">
          <AddLicensesDialog teamGuid="00000000-0000-4000-8000-000000000001" onClose={() => undefined} />
        </PortalPanel>
      ),
      isRead: (place) => expect(within(place).getByRole("group", { name: "Available licenses" })).toBeVisible(),
      failure: "Failed to fetch available licenses. Please try again.",
      isDialog: true,
    }),
};
