import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { screens } from "../navigation/screens";
import { Shell } from "./shell";

const meta: Meta<typeof Shell> = {
  title: "Panels/Shell/Roles",
  component: Shell,
  args: { children: <h1>Page</h1> },
  parameters: { layout: "fullscreen" },
  beforeEach: () => window.localStorage.removeItem("gatehouse.sidebar"),
};

export default meta;
type Story = StoryObj<typeof Shell>;

// Written from the specification's sections 2 and 6, and not from what the shell computes.
const customer = ["Dashboard /app/", "Licenses /app/licenses", "Projects /app/projects", "Support /app/support", "Downloads /app/downloads", "Orders /app/orders"];
const systemStatus = "System status /management/system-status/";
const licensesOfUsers = ["Management dashboard /management/", "User licenses /management/user-licenses/"];
const compilerVersions = "Compiler versions /app/management/example-versions";
const topTwo = [
  systemStatus,
  ...licensesOfUsers,
  "TRIAL coupons /management/trial-coupons/",
  "SMART coupons /management/smart-coupons/",
  "PRO coupons /management/pro-coupons/",
  "TRIAL licenses /management/trial-licenses/",
  "Teams /management/teams/",
  "License owners /management/digital-licenses-owner/",
  "USB dongles /management/dongle/",
  "Domains whitelist /management/trusted-email-domains/",
  "Global messages /management/global-messages/",
  compilerVersions,
];
const ni = ["Licenses operations /management/licenses-operations/", "Dongle debugger /management/dongle-debugger/", "Runtime licenses /management/runtime-licenses/"];
const superuser = ["Report generator /report-generator/", "TEM /tem/"];

const paths: readonly string[] = Object.values(screens).map((path: string) => `/app${path}`.replace("{product}", "example"));
/** An entry shows once the portal has its screen. */
const isBuilt = (entry: string) => !entry.includes("/app/") || paths.includes(entry.replace(/^.* /, ""));

function role(as: string, entries: readonly string[], ofMenu: readonly string[] = []): Story {
  return {
    parameters: { portal: { as } },
    play: async ({ canvas }) => {
      const user = await canvas.findByRole("button", { name: new RegExp(`${as}$`) }, { timeout: 10_000 });
      const nav = within(canvas.getByRole("navigation", { name: "Main" }));
      for (const menu of nav.queryAllByRole("button", { expanded: false })) await userEvent.click(menu);
      const shown = nav.queryAllByRole("link").map((link) => `${link.textContent} ${new URL((link as HTMLAnchorElement).href).pathname}`);
      await expect(shown).toEqual(entries.filter(isBuilt));
      await userEvent.click(user);
      const items = within(await screen.findByRole("menu")).getAllByRole("menuitem").map((item) => item.textContent);
      const own = ["Profile", "Sessions"].filter((name) => paths.includes(`/app/${name.toLowerCase()}`));
      await expect(items).toEqual([...own, ...ofMenu, "Logout"]);
    },
  };
}

export const Customer: Story = role("customer@example.com", customer);
export const TeamManager: Story = role("manager@example.com", customer);
export const TeamMember: Story = role("member@example.com", customer);
export const WaitingMember: Story = role("waiting@example.com", customer);
export const WithoutLicense: Story = role("empty@example.com", customer);
export const ProfileNotConfirmed: Story = role("new@example.com", customer);
export const AgreementNotAccepted: Story = role("pending@example.com", customer);
export const PortalAdmin: Story = role("admin@example.com", [...customer, ...topTwo, ...ni, ...superuser], ["Admin", "Impersonate"]);
export const PortalManager: Story = role("portal-manager@example.com", [...customer, ...topTwo]);
export const ReleaseEngineer: Story = role("release@example.com", [...customer, systemStatus, ...licensesOfUsers, compilerVersions]);
export const ReleaseTester: Story = role("tester@example.com", [...customer, compilerVersions]);
export const LicenseDesk: Story = role("desk@example.com", [systemStatus, ...licensesOfUsers]);
