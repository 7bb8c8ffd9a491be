import { Button } from "@gatehouse/design";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Shell } from "./shell";

const navigation = recordedNavigation();

const meta: Meta<typeof Shell> = {
  title: "Panels/Shell/Sidebar",
  component: Shell,
  args: { children: <h1>Licenses</h1> },
  parameters: { portal: { as: "customer@example.com", navigation }, layout: "fullscreen" },
  beforeEach: () => {
    navigation.visits.length = 0;
    window.localStorage.removeItem("gatehouse.sidebar");
  },
};

export default meta;
type Story = StoryObj<typeof Shell>;

const nav = () => screen.getByRole("navigation", { name: "Main" });
const shell = () => document.querySelector<HTMLElement>(".gh-shell")?.dataset["sidebar"];

/** The rail shows icons. Each tooltip is beside its icon, where it covers no other icon. */
export const SidebarIsARail: Story = {
  play: async ({ canvas }) => {
    const licenses = await canvas.findByRole("link", { name: "Licenses" });
    const toggle = canvas.getByRole("button", { name: "Collapse menu" });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const fullWidth = nav().getBoundingClientRect().width;
    await userEvent.click(toggle);
    await expect(canvas.getByRole("button", { name: "Expand menu" })).toHaveAttribute("aria-expanded", "false");
    await expect(nav().getBoundingClientRect().width).toBeLessThan(fullWidth / 3);
    await userEvent.tab();
    await userEvent.hover(licenses);
    const tooltip = await screen.findByRole("tooltip");
    await expect(tooltip).toHaveTextContent("Licenses");
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().left).toBeGreaterThanOrEqual(licenses.getBoundingClientRect().right),
    );
    await expect(window.localStorage.getItem("gatehouse.sidebar")).toContain('"isRail":true');
  },
};

export const SidebarIsKept: Story = {
  parameters: { portal: { as: "admin@example.com", navigation } },
  beforeEach: () =>
    window.localStorage.setItem("gatehouse.sidebar", JSON.stringify({ isRail: true, openMenus: ["ni", 7] })),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "NI" });
    await expect(shell()).toBe("rail");
    // In the rail, a menu opens the sidebar. Menus that were open before are open again.
    await userEvent.click(canvas.getByRole("button", { name: "Admin" }));
    await expect(shell()).toBe("full");
    await expect(canvas.getByRole("button", { name: "NI" })).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("link", { name: "Report generator" })).toHaveAttribute(
      "href",
      `${window.location.origin}/report-generator/`,
    );
    await userEvent.click(canvas.getByRole("button", { name: "NI" }));
    await expect(canvas.queryByRole("link", { name: "Runtime licenses" })).toBeNull();
    await expect(JSON.parse(window.localStorage.getItem("gatehouse.sidebar") ?? "")).toEqual({
      isRail: false,
      openMenus: ["admin"],
    });
  },
};

const middle = {
  parameters: { viewport: { options: { middle: { name: "Middle", styles: { width: "900px", height: "700px" } } } } },
  globals: { viewport: { value: "middle" } },
};

/** Up to 1,024 px, the content keeps its width. The rail opens as a drawer, and the state kept for wide pages stays. */
export const SidebarOnAMiddlePage: Story = {
  ...middle,
  parameters: { ...middle.parameters, portal: { as: "admin@example.com", navigation } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "NI" });
    await expect(shell()).toBe("rail");
    const main = canvas.getByRole("main");
    const { left } = main.getBoundingClientRect();
    await userEvent.click(canvas.getByRole("button", { name: "Expand menu" }));
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await expect(main.getBoundingClientRect().left).toBe(left);
    await within(drawer).findByRole("link", { name: "Licenses" });
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "Expand menu" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "NI" }));
    const opened = within(await screen.findByRole("dialog", { name: "Menu" }));
    await expect(await opened.findByRole("link", { name: "Runtime licenses" })).toBeVisible();
    await expect(JSON.parse(window.localStorage.getItem("gatehouse.sidebar") ?? "")).toEqual({
      isRail: false,
      openMenus: ["ni"],
    });
  },
};

/** A drawer closes when the window becomes narrow, because the menu starts closed there. */
export const ClosesWhenNarrowed: Story = {
  play: async ({ canvas }) => {
    const frame = window.frameElement as HTMLIFrameElement;
    const { width } = frame.style;
    try {
      frame.style.width = "900px";
      await userEvent.click(await canvas.findByRole("button", { name: "Expand menu" }));
      await screen.findByRole("dialog", { name: "Menu" });
      frame.style.width = "700px";
      await waitFor(() => expect(shell()).toBe("closed"));
      await expect(screen.queryByRole("dialog")).toBeNull();
    } finally {
      frame.style.width = width;
    }
  },
};

/** Bar and sidebar stay in place while a long page scrolls, and focused elements appear below the bar. */
export const StaysWhileScrolling: Story = {
  args: {
    children: (
      <>
        <h1>Licenses</h1>
        <div style={{ height: 2_000 }} />
        <Button>Above</Button>
        <div style={{ height: 2_000 }} />
        <Button>Last</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Licenses" });
    const bar = canvas.getByRole("banner");
    canvas.getByRole("button", { name: "Last" }).focus();
    await expect(window.scrollY).toBeGreaterThan(1_000);
    await expect(bar.getBoundingClientRect().top).toBe(0);
    await expect(nav().getBoundingClientRect().top).toBe(bar.getBoundingClientRect().bottom);
    await expect(nav().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const above = canvas.getByRole("button", { name: "Above" });
    above.focus();
    await expect(above.getBoundingClientRect().top).toBeGreaterThan(bar.getBoundingClientRect().bottom);
    window.scrollTo(0, 0);
  },
};

const narrow = {
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
};

export const Narrow: Story = {
  ...narrow,
  args: { siteLinks: [{ label: "Home", href: "https://example.com/" }] },
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole("button", { name: "Show menu" });
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull();
    // On narrow pages, the user menu shows only the avatar.
    const user = await canvas.findByRole("button", { name: "Elena Marchetti, customer@example.com" });
    await expect(within(user).getByText("EM").getBoundingClientRect().width).toBeGreaterThan(10);
    await expect(within(user).getByText("customer@example.com").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.click(toggle);
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await within(drawer).findByRole("link", { name: "Licenses" });
    // The header is one row. The company's other sites are in the menu.
    const header = canvas.getByRole("banner").getBoundingClientRect();
    await expect(header.bottom).toBeLessThanOrEqual(56);
    await expect(within(drawer).getByRole("navigation", { name: "Site" })).toHaveTextContent("Home");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Show menu" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("link", { name: "Licenses" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "licenses" }), replace: false },
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Show menu" }));
  },
};
