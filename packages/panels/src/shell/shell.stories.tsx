import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { longText } from "../../../../.storybook/license-samples";
import { recordedNavigation } from "../../../../.storybook/recorded-navigation";
import { Shell } from "./shell";

const navigation = recordedNavigation();

const meta: Meta<typeof Shell> = {
  title: "Panels/Shell",
  component: Shell,
  args: {
    children: <h1>Licenses</h1>,
    footer: { copyright: "© 2026 Example Instruments", links: [{ label: "Product", href: "https://example.com/product" }], version: "v1.0.0" },
  },
  parameters: { portal: { as: "customer@example.com", navigation }, layout: "fullscreen" },
  beforeEach: () => {
    navigation.visits.length = 0;
    window.localStorage.removeItem("gatehouse.theme");
  },
};

export default meta;
type Story = StoryObj<typeof Shell>;

const soon = { timeout: 10_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Elena Marchetti" }, soon)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Example Portal" })).toHaveAttribute("href", "/app/");
    const current = within(canvas.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Licenses" });
    await expect(current).toHaveAttribute("aria-current", "page");
    await userEvent.click(current);
    await expect(navigation.visits).toEqual([{ target: expect.objectContaining({ screen: "licenses" }), replace: false }]);
    await expect(within(canvas.getByRole("main")).getByRole("heading", { name: "Licenses" })).toBeVisible();
    const footer = within(canvas.getByRole("contentinfo"));
    await expect(footer.getByText("v1.0.0")).toBeVisible();
    await expect(footer.getByRole("link", { name: "Product" })).toHaveAttribute("href", "https://example.com/product");
  },
};

export const SidebarOpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole("button", { name: "Hide menu" });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(toggle);
    await expect(canvas.getByRole("button", { name: "Show menu" })).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("navigation", { name: "Main" })).toBeVisible();
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

export const SkipsToTheContent: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Elena Marchetti" }, soon);
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to content" });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute("href", `#${canvas.getByRole("main").id}`);
    for (const name of ["Hide menu", "Example Portal", "Switch to dark", "Elena Marchetti", "Licenses"]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
  },
};

export const Failed: Story = {
  parameters: { portal: { navigation, fault: { kind: "429" } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Account" }));
    await expect(await screen.findByText("Failed to fetch the account.", undefined, soon)).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { name: "Licenses" })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { footer: { copyright: longText, links: [{ label: longText, href: "#a" }], version: longText }, children: <h1>Licenses</h1> },
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
