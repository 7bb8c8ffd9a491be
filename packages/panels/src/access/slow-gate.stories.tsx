import type { Endpoint } from "@gatehouse/contract";
import { viewer } from "@gatehouse/contract/viewer";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { confirmCards, forgetGate, GatedPanels, requests, rewritten } from "../testing/gated-panels";
import { agreementForm } from "./agreement/agreement-dialog";

const meta: Meta<typeof GatedPanels> = { title: "Panels/Slow gate", component: GatedPanels, beforeEach: forgetGate };

export default meta;
type Story = StoryObj<typeof GatedPanels>;

/** Until the gate's last response arrives, panels show their skeletons but none of their data. */
const lateResponse = (as: string, call: Endpoint, response: object, isShut: () => Promise<void>): Story => ({
  parameters: { portal: { as } },
  args: { story: { access: "inline" } },
  beforeEach: async () => {
    // Otherwise the code of the dialog could be late too.
    await agreementForm.load();
    const late = new Promise<void>((resolve) => {
      releaseGate = resolve;
    });
    rewritten.responses.set(call, async () => {
      await late;
      return Response.json(response);
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(requests.pending).toBe(1));
    const panel = within(canvas.getByRole("region", { name: "Licenses" }));
    await expect(panel.getByRole("status", { name: "Loading" })).toBeVisible();
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvasElement).not.toHaveTextContent("No licenses found");
    releaseGate();
    await isShut();
  },
});

export const NothingShowsBeforeTheProfile = lateResponse(
  "new@example.com",
  viewer.profileConfirmed,
  { profile_confirmed: false },
  async () => expect(await confirmCards()).toHaveLength(2),
);

/** The dialog appears before the page can be used, even if its response and its code are late. */
export const NothingShowsBeforeTheAgreement = lateResponse(
  "pending@example.com",
  viewer.agreementAccepted,
  { eula_accepted: false },
  async () => {
    const early = new MutationObserver(() => {
      if (screen.queryByText("No licenses found") !== null && screen.queryByRole("dialog") === null) wasEarly = true;
    });
    wasEarly = false;
    early.observe(document.body, { childList: true, subtree: true });
    await screen.findByText("No licenses found");
    early.disconnect();
    await expect(await screen.findByRole("dialog", { name: /agreement/i })).toBeVisible();
    await expect(wasEarly).toBe(false);
  },
);

let wasEarly = false;

export const NothingShowsBeforeTheAgreementInThePortal: Story = {
  ...NothingShowsBeforeTheAgreement,
  args: { story: { access: "redirect" } },
};

let releaseGate: () => void = () => undefined;

/** If the gate's check fails, panels are shown and the check is repeated soon. */
export const GateFails: Story = {
  parameters: { portal: { as: "customer@example.com" } },
  args: { story: { fault: { kind: "500 html", calls: "-confirmed/" } } },
  play: async () => {
    await screen.findByRole("table", { name: "My Licenses" });
    await expect(screen.queryByRole("alert")).toBeNull();
  },
};

/** A failed check is repeated within seconds, so that a failure lets nobody skip the agreement for long. */
export const GateRecovers: Story = {
  parameters: { portal: { as: "pending@example.com" } },
  beforeEach: () => {
    rewritten.responses.set(viewer.agreementAccepted, () => Response.json({ detail: "Broken." }, { status: 400 }));
  },
  play: async () => {
    await screen.findByText("No licenses found");
    rewritten.responses.clear();
    await expect(await screen.findByRole("dialog", { name: /agreement/i }, { timeout: 40_000 })).toBeVisible();
  },
};

/** A gate that never responds blocks nobody for long. */
export const GateHangs: Story = {
  parameters: { portal: { as: "customer@example.com" } },
  args: { story: { fault: { kind: "hang", calls: "-confirmed/" } } },
  play: async () => {
    await screen.findByRole("table", { name: "My Licenses" });
  },
};
