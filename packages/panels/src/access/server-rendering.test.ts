import { createElement, type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { CartButton } from "../areas/cart/cart-button/cart-button";
import { CartPanel } from "../areas/cart/cart-panel/cart-panel";
import { LicenseDetailPanel } from "../areas/licenses/license-detail-panel/license-detail-panel";
import { LicenseStatusPanel } from "../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { OrderDetailPanel } from "../areas/orders/order-detail-panel";
import { OrdersPanel } from "../areas/orders/orders-panel";
import { ProfilePanel } from "../areas/profile/profile-panel";
import { SessionsPanel } from "../areas/sessions/sessions-panel";
import { TeamPanel } from "../areas/teams/team-panel/team-panel";
import { TeamsPanel } from "../areas/teams/teams-panel/teams-panel";
import { ConfirmProfilePanel } from "../areas/viewer/confirm-profile/confirm-profile-panel";
import { UserMenu } from "../areas/viewer/user-menu";
import { linkNavigation } from "../navigation/link-navigation";
import { CartPage } from "../pages/cart-page";
import { ConfirmProfilePage } from "../pages/confirm-profile-page";
import { DashboardPage } from "../pages/dashboard-page";
import { LicensePage } from "../pages/license-page";
import { LicensesPage } from "../pages/licenses-page";
import { NotFoundPage } from "../pages/not-found-page";
import { TeamPage } from "../pages/team-page";
import type { Appearance } from "../portal/appearance";
import { MinimalShell } from "../shell/minimal-shell";
import { Shell } from "../shell/shell";
import { PortalProvider } from "./portal-provider";

const licenseGuid = "00000000-0000-4000-8000-000000000001";
const never = vi.fn<typeof fetch>();

const inPortal = (children: ReactNode, appearance: Appearance = {}) =>
  createElement(
    StrictMode,
    null,
    createElement(PortalProvider, {
      product: { id: "example", name: "Example" },
      api: { fetch: never },
      navigation: linkNavigation("/app"),
      appearance,
      children,
    }),
  );

describe("rendered on a server, without a window", () => {
  it.each<[string, ReactNode, RegExp]>([
    ["LicensesPanel", createElement(LicensesPanel), /My Licenses.*Serial numbers/s],
    ["LicenseStatusPanel", createElement(LicenseStatusPanel), /aria-label="License status"/],
    ["LicenseDetailPanel", createElement(LicenseDetailPanel, { licenseGuid }), /Details.*History/s],
    ["ProfilePanel", createElement(ProfilePanel), /Profile settings.*aria-label="Loading"/s],
    ["SessionsPanel", createElement(SessionsPanel), /Web sessions.*Example sessions.*Username/s],
    ["ConfirmProfilePanel", createElement(ConfirmProfilePanel), /Your profile.*Logout/s],
    [
      "ConfirmProfilePage",
      createElement(MinimalShell, null, createElement(ConfirmProfilePage)),
      /<h1.*Confirm your profile/s,
    ],
    ["CartPanel", createElement(CartPanel), /Items in the cart.*Add new license.*Quantity/s],
    ["CartButton", createElement(CartButton), /aria-label="Shopping cart"/],
    ["OrdersPanel", createElement(OrdersPanel), /Orders.*Progress/s],
    ["OrderDetailPanel", createElement(OrderDetailPanel, { orderGuid: licenseGuid }), /Progress.*Ordered/s],
    ["TeamsPanel", createElement(TeamsPanel), /Teams.*Create team.*Seats/s],
    [
      "TeamPanel",
      createElement(TeamPanel, { teamGuid: licenseGuid }),
      /Details.*Licenses.*Assigned to.*Users.*Last login/s,
    ],
    ["TeamPage", createElement(Shell, null, createElement(TeamPage, { teamGuid: licenseGuid })), /<h1.*Team.*Users/s],
    ["CartPage", createElement(Shell, null, createElement(CartPage)), /<h1.*Shopping cart/s],
    ["UserMenu", createElement(UserMenu), /Account/],
    ["NotFoundPage", createElement(NotFoundPage), /Page not found/],
    [
      "DashboardPage",
      createElement(Shell, null, createElement(DashboardPage)),
      /<h1.*Dashboard.*aria-label="License status"/s,
    ],
    ["LicensesPage", createElement(Shell, null, createElement(LicensesPage)), /Skip to content.*<h1.*Licenses/s],
    ["LicensePage", createElement(Shell, null, createElement(LicensePage, { licenseGuid })), /<h1.*License/s],
  ])("%s is its frame and its skeleton, and asks nothing yet", (_name, panel, shown) => {
    expect(renderToString(inPortal(panel))).toMatch(shown);
    expect(never).not.toHaveBeenCalled();
  });

  it("a panel's layers begin at the z-index that its page chose", () => {
    expect(renderToString(inPortal(createElement(LicensesPanel), { zIndex: 1000 }))).toContain("--gh-z-base:1000");
  });

  it("a panel without a provider says which one is missing, in its own place", () => {
    expect(renderToString(createElement(LicensesPanel))).toContain(
      "LicensesPanel: there is no &lt;PortalProvider&gt; above this panel.",
    );
  });
});
