import { type User, viewer } from "@gatehouse/contract/viewer";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
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

/** When the connection is lost, one notice shows below the bar, even with panels on the page. */
export const Offline: Story = {
  args: { children: <LicensesPanel /> },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "My Licenses" });
    window.dispatchEvent(new Event("offline"));
    try {
      await expect(await canvas.findByText(/^You're offline/)).toBeVisible();
      await expect(canvas.getAllByText(/^You're offline/)).toHaveLength(1);
      await expect(canvas.getByRole("main")).not.toHaveTextContent("You're offline");
    } finally {
      window.dispatchEvent(new Event("online"));
    }
    await waitFor(() => expect(canvas.queryByText(/^You're offline/)).toBeNull());
  },
};

export const NobodyKnownYet: Story = {
  parameters: { portal: { navigation, fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async () => expect(within(nav()).queryAllByRole("listitem")).toEqual([]),
};

const responses = rewrittenResponses();

export const Impersonated: Story = {
  parameters: { portal: { navigation, through: responses.through } },
  beforeEach: () => {
    responses.responses.set(viewer.me, { ...elena, impersonated_by: { email: "admin@example.com" } });
  },
  play: async ({ canvas }) => {
    const banner = await canvas.findByText(
      "You're signed in as Elena Marchetti (customer@example.com), impersonated by admin@example.com.",
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

export const SkipsToTheContent: Story = {
  parameters: { portal: { navigation, theme: "auto" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Elena Marchetti, customer@example.com" });
    await canvas.findByRole("link", { name: "Shopping cart, 3 items" });
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    const { left, top, width, height } = skip.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(skip);
    await expect(skip).toHaveAttribute("href", `#${canvas.getByRole("main").id}`);
    for (const name of [
      "Collapse menu",
      "Example Portal",
      "Search",
      "Switch to dark",
      "Shopping cart, 3 items",
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
    await expect(within(await screen.findByRole("menu")).getByText("Failed to fetch the account.")).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { name: "Licenses" })).toBeVisible();
  },
};

const narrow = {
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
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

const longName = "Oracle Alpha & O'Hara HDL Designer 4.0xx";

/** A long product name is cut to one line, so that the bar keeps its height and the user menu stays on the page. */
export const LongProductName: Story = {
  ...narrow,
  parameters: { ...narrow.parameters, portal: { navigation, product: { id: "example", name: longName } } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole("button", { name: "Elena Marchetti, customer@example.com" });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(page.clientWidth);
    await expect(canvas.getByRole("banner").getBoundingClientRect().height).toBeLessThanOrEqual(56);
    await expect(canvas.getByRole("link", { name: longName })).toBeVisible();
    await expect(canvas.getByTitle(longName)).toBeVisible();
  },
};
