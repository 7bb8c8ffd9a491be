import { product } from "@gatehouse/story-kit/portal/demo-database";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { type DemoAccount, demoMenus } from "../../../../examples/demo-menus";
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

const menus = demoMenus(product.id);
const nameOf = (entry: string) => entry.slice(0, entry.lastIndexOf(" "));

function role(as: DemoAccount): Story {
  const { sidebar, user } = menus[as];
  return {
    parameters: { portal: { as } },
    play: async ({ canvas }) => {
      const button = await canvas.findByRole("button", { name: new RegExp(`${as}$`) });
      const nav = within(canvas.getByRole("navigation", { name: "Main" }));
      for (const menu of nav.queryAllByRole("button", { expanded: false })) await userEvent.click(menu);
      const shown = nav
        .queryAllByRole("link")
        .map(
          (link) => `${link.querySelector("span")?.textContent} ${new URL((link as HTMLAnchorElement).href).pathname}`,
        );
      await expect(shown).toEqual(sidebar);
      await userEvent.click(button);
      const items = within(await screen.findByRole("menu"))
        .getAllByRole("menuitem")
        .map((item) => item.textContent);
      await expect(items).toEqual(["Profile", "Sessions", ...user.map(nameOf), "Logout"]);
    },
  };
}

export const Customer: Story = role("customer@example.com");
export const TeamManager: Story = role("manager@example.com");
export const TeamMember: Story = role("member@example.com");
export const WaitingMember: Story = role("waiting@example.com");
export const WithoutLicense: Story = role("empty@example.com");
export const ProfileNotConfirmed: Story = role("new@example.com");
export const AgreementNotAccepted: Story = role("pending@example.com");
export const PortalAdmin: Story = role("admin@example.com");
export const PortalManager: Story = role("portal-manager@example.com");
export const ReleaseEngineer: Story = role("release@example.com");
export const ReleaseTester: Story = role("tester@example.com");
export const LicenseDesk: Story = role("desk@example.com");
