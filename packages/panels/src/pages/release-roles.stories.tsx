import type { ReleaseAct, ReleaseState } from "@gatehouse/contract/releases";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { ReleasePage } from "./release-page";

const navigation = recordedNavigation();
/** The name of each button. */
const buttons: Readonly<Record<ReleaseAct, string>> = {
  publishNightly: "Publish as nightly",
  unpublishNightly: "Unpublish nightly",
  askForApproval: "Ask for approval",
  approve: "Approve",
  reject: "Reject…",
  unpublishStable: "Unpublish stable",
  editChangelog: "Edit",
};
/** The allowed actions in each state. Written by hand, so that the test doesn't copy the rules it checks. */
const table: Readonly<Record<ReleaseState, readonly ReleaseAct[]>> = {
  unpublished: ["publishNightly", "askForApproval", "editChangelog"],
  nightly: ["unpublishNightly", "askForApproval", "editChangelog"],
  pending: ["publishNightly", "approve", "reject", "editChangelog"],
  "nightly-pending": ["unpublishNightly", "approve", "reject", "editChangelog"],
  stable: ["unpublishStable"],
  rejected: [],
};
const states = Object.keys(table) as readonly ReleaseState[];
const columns: Readonly<Record<ReleaseState, string>> = {
  unpublished: "false, false, false, false",
  nightly: "true, false, false, false",
  pending: "false, true, false, false",
  "nightly-pending": "true, true, false, false",
  stable: "false, false, true, false",
  rejected: "false, false, false, true",
};
const seed = `
  insert into releases (tag_name, changelog, created_at, is_nightly, is_pending, is_stable, is_rejected) values
  ${states.map((state) => `('${state}', '- A changelog that is long enough.', now(), ${columns[state]})`).join(", ")};
  update users set is_superuser = true where email = 'manager@example.com'`;

let show: (state: ReleaseState) => void = () => undefined;

/** The page of one release after the other. */
function OneAtATime(): JSX.Element {
  const [state, setState] = useState<ReleaseState>();
  show = setState;
  return <div data-testid={state}>{state && <ReleasePage key={state} product="example" versionTag={state} />}</div>;
}

const meta: Meta<typeof OneAtATime> = {
  title: "Pages/ReleaseRoles",
  component: OneAtATime,
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

/** The story of a role. In each state, the page has exactly the buttons that the role allows. */
const asRole = (as: string, may: "unpublish" | "release" | "nothing"): Story => ({
  parameters: { axe: false, portal: { as, navigation, seed } },
  play: async ({ canvas }) => {
    for (const state of states) {
      show(state);
      const place = await canvas.findByTestId(state);
      const page = within(place);
      const isAllowed = (act: ReleaseAct) => (act.startsWith("unpublish") ? may === "unpublish" : may !== "nothing");
      if (may === "nothing") await expect(await page.findByText("Page not found")).toBeVisible();
      // The changelog and its button come last.
      else await page.findByText("A changelog that is long enough.");
      const found = () =>
        (Object.keys(buttons) as ReleaseAct[]).filter(
          (act) => page.queryByRole("button", { name: buttons[act] }) !== null,
        );
      await waitFor(() => expect([state, found().sort()]).toEqual([state, [...table[state].filter(isAllowed)].sort()]));
    }
  },
});

export const PortalAdmins: Story = asRole("admin@example.com", "unpublish");
export const PortalManagers: Story = asRole("portal-manager@example.com", "release");
export const ReleaseEngineers: Story = asRole("release@example.com", "release");
export const ReleaseTesters: Story = asRole("tester@example.com", "release");
export const LicenseDesk: Story = asRole("desk@example.com", "nothing");
export const Customer: Story = asRole("customer@example.com", "nothing");
export const SuperuserWithoutAGroup: Story = asRole("manager@example.com", "nothing");
