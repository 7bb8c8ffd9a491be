import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import { type WatchedResources, watchResources } from "@gatehouse/story-kit/portal/watched-resources";
import { demoGuid, demoLicenseGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, type ReactNode, StrictMode, useState } from "react";
import { expect, screen, spyOn, waitFor, within } from "storybook/test";
import { CartPanel } from "../areas/cart/cart-panel/cart-panel";
import { LicenseDetailPanel } from "../areas/licenses/license-detail-panel/license-detail-panel";
import { LicenseStatusPanel } from "../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { OrdersPanel } from "../areas/orders/orders-panel";
import { ProfilePanel } from "../areas/profile/profile-panel";
import { SessionsPanel } from "../areas/sessions/sessions-panel";
import { TeamPanel } from "../areas/teams/team-panel/team-panel";
import { TeamsPanel } from "../areas/teams/teams-panel/teams-panel";
import { UserMenu } from "../areas/viewer/user-menu";
import { LicensesPage } from "../pages/licenses-page";
import { Shell } from "../shell/shell";

const navigation = recordedNavigation();
const requests = recordedRequests();
let mount: (isMounted: boolean) => void = () => undefined;

/** A panel with its provider, there or not. */
function Mounted({ panel }: { readonly panel: ReactNode }): JSX.Element {
  const [isMounted, setMounted] = useState(false);
  mount = setMounted;
  return (
    <StrictMode>
      <div data-testid="place">
        {isMounted && (
          <AnotherPortal story={{ navigation, through: requests.through, timeoutMs: 30_000 }}>{panel}</AnotherPortal>
        )}
      </div>
    </StrictMode>
  );
}

let watched: WatchedResources | undefined;

const meta: Meta<typeof Mounted> = {
  title: "Panels/Lifetime",
  component: Mounted,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: () => {
    watched = watchResources();
    return () => watched?.stop();
  },
};

export default meta;
type Story = StoryObj<typeof Mounted>;

// What is not seen while it is held would not be missed either.
const holdsSomething = () =>
  waitFor(() => {
    expect(watched?.held().observers).toBeGreaterThan(0);
    expect(watched?.held().timers).toContain("interval 60000");
    const probe = () => undefined;
    const listeners = watched?.held().listeners.length ?? 0;
    window.addEventListener("resize", probe);
    expect(watched?.held().listeners).toHaveLength(listeners + 1);
    window.removeEventListener("resize", probe);
    expect(watched?.held().listeners).toHaveLength(listeners);
  });

/** Mounts and unmounts fifty times under StrictMode, sometimes before there is an answer; nothing stays behind and nothing is complained of. */
function leavesNothing(panel: ReactNode, isShown: (place: HTMLElement) => void): Story {
  return {
    args: { panel },
    play: async () => {
      const complaints = [spyOn(console, "error"), spyOn(console, "warn")];
      const place = screen.getByTestId("place");
      const once = async (isAnswered: boolean) => {
        mount(true);
        await waitFor(() => expect(place).not.toBeEmptyDOMElement());
        if (isAnswered) await waitFor(() => isShown(place));
        if (isAnswered) await holdsSomething();
        mount(false);
        await waitFor(() => expect(place).toBeEmptyDOMElement());
      };
      const networkIdle = () => waitFor(() => expect(requests.pending).toBe(0));
      // What is fetched once for all panels, such as styles, is there from now on.
      await once(true);
      await networkIdle();
      const before = watched?.held();
      for (let time = 0; time < 50; time += 1) await once(time % 5 === 0);
      await networkIdle();
      await expect(watched?.held()).toEqual(before);
      for (const complaint of complaints) {
        await expect(complaint.mock.calls).toEqual([]);
        complaint.mockRestore();
      }
    },
  };
}

export const LicensesPanelLeavesNothing: Story = leavesNothing(<LicensesPanel />, (place) =>
  expect(within(place).getByRole("searchbox")).toBeVisible(),
);

export const LicenseStatusPanelLeavesNothing: Story = leavesNothing(<LicenseStatusPanel />, (place) =>
  expect(within(place).getByRole("progressbar")).toBeVisible(),
);

export const LicenseDetailPanelLeavesNothing: Story = leavesNothing(
  <LicenseDetailPanel licenseGuid={demoLicenseGuid("GC-7F21-0307")} />,
  (place) => expect(within(place).getByText("Unknown event")).toBeVisible(),
);

export const ProfilePanelLeavesNothing: Story = leavesNothing(<ProfilePanel />, (place) =>
  expect(within(place).getByRole("combobox", { name: "Local time zone" })).toBeVisible(),
);

export const SessionsPanelLeavesNothing: Story = leavesNothing(<SessionsPanel />, (place) => {
  expect(within(place).getByText("Firefox 132 on Linux")).toBeVisible();
  expect(within(place).getByText("daq-rack-2")).toBeVisible();
});

export const UserMenuLeavesNothing: Story = leavesNothing(<UserMenu />, (place) =>
  expect(within(place).getByRole("button", { name: /^Elena Marchetti/ })).toBeVisible(),
);

export const PageLeavesNothing: Story = leavesNothing(
  <Shell>
    <LicensesPage />
  </Shell>,
  (place) => expect(within(place).getByRole("searchbox")).toBeVisible(),
);

export const CartPanelLeavesNothing: Story = leavesNothing(<CartPanel />, (place) =>
  expect(within(place).getByRole("textbox", { name: /^Quantity of/ })).toBeVisible(),
);

export const OrdersPanelLeavesNothing: Story = leavesNothing(<OrdersPanel />, (place) =>
  expect(within(place).getByRole("link", { name: "1013" })).toBeVisible(),
);

export const TeamsPanelLeavesNothing: Story = leavesNothing(<TeamsPanel />, (place) =>
  expect(within(place).getByRole("link", { name: "Beam diagnostics" })).toBeVisible(),
);

export const TeamPanelLeavesNothing: Story = leavesNothing(<TeamPanel teamGuid={demoGuid(2, 2)} />, (place) => {
  expect(within(place).getByText("GC-7F20-8830")).toBeVisible();
  expect(within(place).getByRole("button", { name: "Add user" })).toBeVisible();
});
