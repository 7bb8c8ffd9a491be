import { licenses } from "@gatehouse/contract/licenses";
import { DialogOpener } from "@gatehouse/story-kit/portal/dialog-opener";
import { press } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { PortalPanel } from "../../access/portal-panel";
import { eventsOf, inDialog, lostResponses, type LostRun } from "../../testing/lost-responses";
import { RedeemCouponDialog } from "./dialogs/redeem-coupon-dialog";
import { RequestTrialDialog } from "./dialogs/request-trial-dialog";

const meta: Meta = { title: "Panels/Licenses/LostResponses" };

export default meta;
type Story = StoryObj;

const state = async (run: LostRun) => [
  (await run.client.call(licenses.list)).results.map(({ type, is_trial: isTrial }) => [type, isTrial]),
  eventsOf(run),
];

export const RedeemsACoupon: Story = lostResponses({
  call: licenses.redeemCoupon,
  as: "customer@example.com",
  state,
  panel: () => (
    <PortalPanel name="LicensesPanel">
      <DialogOpener button="Coupon" dialog={RedeemCouponDialog} />
    </PortalPanel>
  ),
  send: () =>
    inDialog(async () => {
      await press("Coupon");
      await userEvent.type(
        await screen.findByRole("textbox", { name: "Coupon code" }),
        "RDR-VALID-PRO00-00000-00000-000001",
      );
    }, "Redeem"),
  reported: "Coupon redeemed successfully.",
  failed: "An unexpected error occurred while redeeming the coupon.",
});

export const RequestsATrial: Story = lostResponses({
  call: licenses.requestTrial,
  as: "empty@example.com",
  state,
  panel: () => (
    <PortalPanel name="LicensesPanel">
      <DialogOpener button="Trial" dialog={RequestTrialDialog} />
    </PortalPanel>
  ),
  send: () => inDialog(() => press("Trial"), "Request trial"),
  reported: async () => expect(await screen.findByText("Trial license requested successfully.")).toBeVisible(),
  failed: "An error occurred while requesting the trial license.",
});
