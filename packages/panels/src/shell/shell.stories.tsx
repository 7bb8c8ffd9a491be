import { type User, viewer } from "@gatehouse/contract/viewer";
import { rewrittenAnswers } from "@gatehouse/story-kit/faults/rewritten-answers";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Shell } from "./shell";

const navigation = recordedNavigation();

const meta: Meta<typeof Shell> = {
  title: "Panels/Shell",
  component: Shell,
  args: {
    children: <h1>Licenses</h1>,
    footer: {
      copyright: "© 2026 Example Instruments",
      links: [{ label: "Product", href: "https://example.com/product" }],
      version: "v1.0.0",
    },
  },
  parameters: { portal: { as: "customer@example.com", navigation }, layout: "fullscreen" },
  beforeEach: () => {
    navigation.visits.length = 0;
    window.localStorage.removeItem("gatehouse.theme");
    window.localStorage.removeItem("gatehouse.sidebar");
  },
};

export default meta;
type Story = StoryObj<typeof Shell>;

const elena: User = {
  email: "customer@example.com",
  first_name: "Elena",
  last_name: "Marchetti",
  is_superuser: false,
  groups: [],
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Elena Marchetti, customer@example.com" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Example Portal" })).toHaveAttribute("href", "/app/");
    const current = await within(nav()).findByRole("link", { name: "Licenses" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await userEvent.click(current);
    await expect(navigation.visits).toEqual([
      { target: expect.objectContaining({ screen: "licenses" }), replace: false },
    ]);
    await expect(within(canvas.getByRole("main")).getByRole("heading", { name: "Licenses" })).toBeVisible();
    const footer = within(canvas.getByRole("contentinfo"));
    await expect(footer.getByText("v1.0.0")).toBeVisible();
    await expect(footer.getByRole("link", { name: "Product" })).toHaveAttribute("href", "https://example.com/product");
  },
};

const nav = () => screen.getByRole("navigation", { name: "Main" });
const shell = () => document.querySelector<HTMLElement>(".gh-shell")?.dataset["sidebar"];

/** The rail shows icons; each says its name beside it, where it covers no other. */
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
    // From the rail a menu opens the sidebar; the one that was open before is open again.
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

const narrow = {
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
};

export const Narrow: Story = {
  ...narrow,
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole("button", { name: "Show menu" });
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull();
    // Of the user the avatar is left.
    const user = await canvas.findByRole("button", { name: "Elena Marchetti, customer@example.com" });
    await expect(within(user).getByText("EM").getBoundingClientRect().width).toBeGreaterThan(10);
    await expect(within(user).getByText("customer@example.com").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await userEvent.click(toggle);
    const drawer = await screen.findByRole("dialog", { name: "Menu" });
    await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    await within(drawer).findByRole("link", { name: "Licenses" });
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

export const NobodyKnownYet: Story = {
  parameters: { portal: { navigation, fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async () => expect(within(nav()).queryAllByRole("listitem")).toEqual([]),
};

const answers = rewrittenAnswers();

export const Impersonated: Story = {
  parameters: { portal: { navigation, through: answers.through } },
  beforeEach: () => {
    answers.answers.set(viewer.me, { ...elena, impersonated_by: { email: "admin@example.com" } });
  },
  play: async ({ canvas }) => {
    const banner = await canvas.findByText(
      "You are signed in as Elena Marchetti (customer@example.com), impersonated by admin@example.com.",
    );
    await expect(banner).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Stop impersonation" })).toHaveAttribute(
      "href",
      `${window.location.origin}/user/impersonate/stop/`,
    );
  },
};

export const SiteLinks: Story = {
  args: {
    siteLinks: [
      { label: "Home", href: "https://example.com/" },
      { label: "MyExample", href: "https://my.example.com/" },
      { label: "Source code", href: "https://git.example.com/" },
      { label: "Community forum", href: "https://forum.example.com/" },
    ],
  },
  play: async ({ canvas }) => {
    const site = within(canvas.getByRole("navigation", { name: "Site" }));
    await expect(site.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Home",
      "MyExample",
      "Source code",
      "Community forum",
    ]);
  },
};

export const ThemeIsKept: Story = {
  parameters: { portal: { theme: "chosen" } },
  play: async ({ canvas, canvasElement }) => {
    const root = () => canvasElement.querySelector<HTMLElement>("[data-host]")?.dataset["theme"];
    await userEvent.click(await canvas.findByRole("button", { name: "Switch to dark" }));
    await expect(root()).toBe("dark");
    await expect(window.localStorage.getItem("gatehouse.theme")).toBe("dark");
    await userEvent.click(canvas.getByRole("button", { name: "Switch to light" }));
    await expect(root()).toBe("light");
    // Another tab chose.
    window.localStorage.setItem("gatehouse.theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "gatehouse.theme" }));
    await expect(await canvas.findByRole("button", { name: "Switch to light" })).toBeVisible();
    await expect(root()).toBe("dark");
  },
};

/** On a page with a switch of its own there is no second one. */
export const ThePageDecidesTheTheme: Story = {
  parameters: { portal: { theme: "host" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: "Example Portal" });
    await expect(canvas.queryByRole("button", { name: /^Switch to/ })).toBeNull();
    const root = () => canvasElement.querySelector<HTMLElement>("[data-host]")?.dataset["theme"];
    const page = document.documentElement;
    page.classList.add("dark");
    await waitFor(() => expect(root()).toBe("dark"));
    page.classList.replace("dark", "light");
    await waitFor(() => expect(root()).toBe("light"));
    page.classList.remove("light");
    await waitFor(() => expect(root()).toBe("auto"));
  },
};

export const SkipsToTheContent: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Elena Marchetti, customer@example.com" });
    await canvas.findByRole("link", { name: "Shopping cart, 3 rows" });
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute("href", `#${canvas.getByRole("main").id}`);
    for (const name of [
      "Collapse menu",
      "Example Portal",
      "Search",
      "Switch to dark",
      "Shopping cart, 3 rows",
      "Elena Marchetti, customer@example.com",
      "Dashboard",
      "Licenses",
    ]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
};

export const Failed: Story = {
  parameters: { portal: { navigation, fault: { kind: "429" } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Account" }));
    await expect(await screen.findByText("Failed to fetch the account.")).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { name: "Licenses" })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    footer: { copyright: longText, links: [{ label: longText, href: "#a" }], version: longText },
    siteLinks: [{ label: longText, href: "#b" }],
    children: <h1>Licenses</h1>,
  },
  ...narrow,
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
