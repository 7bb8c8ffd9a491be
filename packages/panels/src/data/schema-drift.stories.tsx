import { cart } from "@gatehouse/contract/cart";
import { licenses } from "@gatehouse/contract/licenses";
import { orders } from "@gatehouse/contract/orders";
import { sessions } from "@gatehouse/contract/sessions";
import { teams } from "@gatehouse/contract/teams";
import { viewer } from "@gatehouse/contract/viewer";
import { OneAtATime, schemaDrift } from "@gatehouse/story-kit/faults/schema-drift";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PortalPanel } from "../access/portal-panel";
import { CartButton } from "../areas/cart/cart-button/cart-button";
import { CartPanel } from "../areas/cart/cart-panel/cart-panel";
import { LicenseDetailPanel } from "../areas/licenses/license-detail-panel/license-detail-panel";
import { LicenseStatusPanel } from "../areas/licenses/license-status-panel/license-status-panel";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { OrderDetailPanel } from "../areas/orders/order-detail-panel";
import { OrdersPanel } from "../areas/orders/orders-panel";
import { ProfilePanel } from "../areas/profile/profile-panel";
import { SessionsPanel } from "../areas/sessions/sessions-panel";
import { AddLicensesDialog } from "../areas/teams/team-panel/licenses/add-licenses-dialog";
import { TeamPanel } from "../areas/teams/team-panel/team-panel";
import { TeamsPanel } from "../areas/teams/teams-panel/teams-panel";
import { UserMenu } from "../areas/viewer/user-menu";

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/Schema drift",
  component: OneAtATime,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

const anyGuid = "00000000-0000-4000-8000-000000000001";
/** Of a team that is not there, no more is asked. */
const ownTeam = demoGuid(2, 2);

export const BestLicense: Story = schemaDrift({
  call: licenses.best,
  panel: <LicenseStatusPanel />,
  isRead: (place) => expect(within(place).getByRole("progressbar")).toBeVisible(),
  failure: "Failed to fetch the license status.",
});

export const GroupedLicenses: Story = schemaDrift({
  call: licenses.grouped,
  panel: <LicensesPanel />,
  isRead: (place) => expect(within(place).getByRole("searchbox")).toBeVisible(),
  failure: "Failed to fetch licenses.",
});

export const LicensesInUse: Story = schemaDrift({
  call: licenses.inUse,
  panel: <LicensesPanel />,
  isRead: (place) => expect(within(place).getByRole("tab", { name: /^In Use \d+$/ })).toBeVisible(),
  failure: undefined,
});

export const TrialGrantable: Story = schemaDrift({
  call: licenses.trialGrantable,
  panel: <LicensesPanel />,
  isRead: (place) => expect(within(place).getByRole("searchbox")).toBeVisible(),
  failure: undefined,
});

export const License: Story = schemaDrift({
  call: licenses.get,
  panel: <LicenseDetailPanel licenseGuid={anyGuid} />,
  isRead: (place) => expect(within(place).getByRole("link", { name: "Activate without a connection" })).toBeVisible(),
  failure: "Failed to fetch the license.",
});

export const LicenseHistory: Story = schemaDrift({
  call: licenses.history,
  panel: <LicenseDetailPanel licenseGuid={anyGuid} />,
  isRead: (place) =>
    expect(
      within(within(place).getByRole("region", { name: "History" })).getAllByRole("listitem").length,
    ).toBeGreaterThan(0),
  failure: "Failed to fetch the license history.",
});

export const WebSessions: Story = schemaDrift({
  call: sessions.listWeb,
  panel: <SessionsPanel />,
  isRead: (place) => expect(within(place).getByRole("table", { name: "Web sessions" })).toBeVisible(),
  failure: "Failed to fetch web sessions.",
});

export const ProductSessions: Story = schemaDrift({
  call: sessions.listProduct,
  panel: <SessionsPanel />,
  isRead: (place) => expect(within(place).getByRole("table", { name: "Example sessions" })).toBeVisible(),
  failure: "Failed to fetch Example sessions.",
});

export const Profile: Story = schemaDrift({
  call: viewer.me,
  panel: <ProfilePanel />,
  isRead: (place) => expect(within(place).getByRole("button", { name: "Save" })).toBeVisible(),
  failure: "Failed to fetch user profile data.",
});

export const Timezones: Story = schemaDrift({
  call: viewer.timezones,
  panel: <ProfilePanel />,
  isRead: (place) => expect(within(place).getByRole("combobox", { name: "Local time zone" })).toBeVisible(),
  failure: "Failed to fetch the time zones.",
});

export const Orders: Story = schemaDrift({
  call: orders.list,
  panel: <OrdersPanel />,
  isRead: (place) => expect(within(place).getByRole("table", { name: "Orders" })).toBeVisible(),
  failure: "Failed to fetch orders.",
});

export const Order: Story = schemaDrift({
  call: orders.get,
  panel: <OrderDetailPanel orderGuid={anyGuid} />,
  isRead: (place) => expect(within(place).getByRole("list", { name: /^Progress/ })).toBeVisible(),
  failure: "Failed to fetch the order.",
});

export const OrderRows: Story = schemaDrift({
  call: orders.rows,
  panel: <OrderDetailPanel orderGuid={anyGuid} />,
  isRead: (place) => expect(within(place).getByRole("table", { name: "Ordered" })).toBeVisible(),
  failure: "Failed to fetch order rows.",
});

export const CartRows: Story = schemaDrift({
  call: cart.list,
  panel: <CartPanel />,
  isRead: (place) => expect(within(place).getByRole("button", { name: "Submit order" })).toBeVisible(),
  failure: "Failed to fetch the shopping cart.",
});

export const CartCount: Story = schemaDrift({
  call: cart.count,
  panel: <CartButton />,
  isRead: (place) => expect(within(place).getByRole("link", { name: /^Shopping cart, \d/ })).toBeVisible(),
  failure: undefined,
});

export const Teams: Story = schemaDrift({
  call: teams.list,
  panel: <TeamsPanel />,
  isRead: (place) => expect(within(place).getByRole("table", { name: "Teams" })).toBeVisible(),
  failure: "Failed to fetch teams.",
});

export const CanCreateTeam: Story = schemaDrift({
  call: teams.canCreate,
  panel: <TeamsPanel />,
  isRead: (place) => expect(within(place).getByRole("button", { name: "Create team" })).toBeEnabled(),
  failure: undefined,
});

export const Team: Story = schemaDrift({
  call: teams.get,
  panel: <TeamPanel teamGuid={anyGuid} />,
  isRead: (place) => expect(within(place).getByText("Members")).toBeVisible(),
  failure: "Failed to fetch the team.",
});

export const TeamLicenses: Story = schemaDrift({
  call: teams.listLicenses,
  panel: <TeamPanel teamGuid={ownTeam} />,
  isRead: (place) => expect(within(place).getByRole("searchbox", { name: "Search serial or holder" })).toBeVisible(),
  failure: "Failed to fetch group licenses. Please try again.",
});

export const TeamUsers: Story = schemaDrift({
  call: teams.listUsers,
  panel: <TeamPanel teamGuid={ownTeam} />,
  isRead: (place) => expect(within(place).getByRole("searchbox", { name: "Search name or e-mail" })).toBeVisible(),
  failure: "Failed to fetch the users of the team.",
});

export const EligibleLicenses: Story = schemaDrift({
  call: teams.listEligibleLicenses,
  panel: (
    <PortalPanel name="AddLicensesDialog">
      <AddLicensesDialog teamGuid={anyGuid} onClose={() => undefined} />
    </PortalPanel>
  ),
  isRead: (place) => expect(within(place).getByRole("group", { name: "Available licenses" })).toBeVisible(),
  failure: "Failed to fetch available licenses. Please try again.",
  isDialog: true,
});

export const Viewer: Story = schemaDrift({
  call: viewer.me,
  panel: <UserMenu />,
  isRead: (place) => expect(within(place).getByRole("button")).not.toHaveAccessibleName("Account"),
  failure: "Account",
});
