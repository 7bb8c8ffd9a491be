import { openedPortal, StoryPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { demoGuid, demoLicenseGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
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

/** Where a server's markup is put and taken over. */
function Place(): JSX.Element {
  return <div data-testid="place" />;
}

const meta: Meta<typeof Place> = {
  title: "Panels/Hydration",
  component: Place,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;
type Story = StoryObj<typeof Place>;

const hydrates = (panel: ReactNode, isShown: (place: HTMLElement) => void): Story => ({
  play: async ({ canvas, loaded }) => {
    const complaints = fn();
    const logged = spyOn(console, "error").mockImplementation(complaints);
    const page = (
      <StrictMode>
        <StoryPortal server={openedPortal(loaded)} story={{ navigation }} theme="light">
          {panel}
        </StoryPortal>
      </StrictMode>
    );
    const markup = new DOMParser().parseFromString(renderToString(page), "text/html");
    const place = canvas.getByTestId("place");
    place.replaceChildren(...markup.body.childNodes);
    const [first] = place.querySelectorAll(".gh-root");
    await expect(first).toBeDefined();
    const root = hydrateRoot(place, page, { onRecoverableError: complaints });
    try {
      await waitFor(() => isShown(place));
      await expect(complaints.mock.calls).toEqual([]);
      // Taken over, not drawn anew.
      await expect(place.querySelectorAll(".gh-root")[0]).toBe(first);
    } finally {
      root.unmount();
      logged.mockRestore();
    }
  },
});

export const LicensesPanelHydrates: Story = hydrates(<LicensesPanel />, (place) =>
  expect(within(place).getByRole("searchbox")).toBeVisible(),
);

export const LicenseStatusPanelHydrates: Story = hydrates(<LicenseStatusPanel />, (place) =>
  expect(within(place).getByRole("progressbar")).toBeVisible(),
);

export const LicenseDetailPanelHydrates: Story = hydrates(
  <LicenseDetailPanel licenseGuid={demoLicenseGuid("GC-7F21-0307")} />,
  (place) => expect(within(place).getByText("Unknown event")).toBeVisible(),
);

export const ProfilePanelHydrates: Story = hydrates(<ProfilePanel />, (place) =>
  expect(within(place).getByRole("textbox", { name: "First name" })).toHaveValue("Elena"),
);

export const SessionsPanelHydrates: Story = hydrates(<SessionsPanel />, (place) => {
  expect(within(place).getByText("Firefox 132 on Linux")).toBeVisible();
  expect(within(place).getByText("daq-rack-2")).toBeVisible();
});

export const OrdersPanelHydrates: Story = hydrates(<OrdersPanel />, (place) =>
  expect(within(place).getByRole("link", { name: "1013" })).toBeVisible(),
);

export const CartPanelHydrates: Story = hydrates(<CartPanel />, (place) =>
  expect(within(place).getByRole("textbox", { name: /^Quantity of/ })).toBeVisible(),
);

export const TeamsPanelHydrates: Story = hydrates(<TeamsPanel />, (place) =>
  expect(within(place).getByRole("link", { name: "Beam diagnostics" })).toBeVisible(),
);

export const TeamPanelHydrates: Story = hydrates(<TeamPanel teamGuid={demoGuid(2, 2)} />, (place) => {
  expect(within(place).getByText("GC-7F20-8830")).toBeVisible();
  expect(within(place).getByRole("button", { name: "Add user" })).toBeVisible();
});

export const UserMenuHydrates: Story = hydrates(<UserMenu />, (place) =>
  expect(within(place).getByRole("button", { name: /^Elena Marchetti/ })).toBeVisible(),
);

export const PageHydrates: Story = hydrates(
  <Shell>
    <LicensesPage />
  </Shell>,
  (place) => expect(within(place).getByRole("searchbox")).toBeVisible(),
);
