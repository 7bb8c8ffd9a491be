import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { LicenseStatusPanel } from "../areas/licenses/license-status-panel/license-status-panel";
import { Shell } from "./shell";

const navigation = recordedNavigation();

const meta: Meta<typeof Shell> = {
  title: "Panels/ShellTheme",
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

export const ThemeIsKept: Story = {
  parameters: { portal: { theme: "chosen" } },
  play: async ({ canvas, canvasElement }) => {
    const root = () => canvasElement.querySelector<HTMLElement>("[data-host]")?.dataset["theme"];
    await userEvent.click(await canvas.findByRole("button", { name: "Switch to dark" }));
    await expect(root()).toBe("dark");
    await expect(window.localStorage.getItem("gatehouse.theme")).toBe("dark");
    await userEvent.click(canvas.getByRole("button", { name: "Switch to light" }));
    await expect(root()).toBe("light");
    // Simulate a choice in another tab.
    window.localStorage.setItem("gatehouse.theme", "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: "gatehouse.theme" }));
    await expect(await canvas.findByRole("button", { name: "Switch to light" })).toBeVisible();
    await expect(root()).toBe("dark");
  },
};

/** `auto` is the default. */
export const ThemeIsKeptWithAuto: Story = { ...ThemeIsKept, parameters: { portal: { theme: "auto" } } };

/** If the embedder sets the theme, the button is hidden and an earlier choice does not apply. */
export const TheEmbedderDecidesTheTheme: Story = {
  parameters: { portal: { theme: "dark" } },
  play: async ({ canvas, canvasElement }) => {
    window.localStorage.setItem("gatehouse.theme", "light");
    window.dispatchEvent(new StorageEvent("storage", { key: "gatehouse.theme" }));
    await canvas.findByRole("link", { name: "Example Portal" });
    await expect(canvas.queryByRole("button", { name: /^Switch to/ })).toBeNull();
    await expect(canvasElement.querySelector<HTMLElement>("[data-host]")?.dataset["theme"]).toBe("dark");
  },
};

/** A panel without a shell follows the system, even if the reader chose a theme in a portal on the same origin. */
export const APanelWithoutShellFollowsTheSystem: Story = {
  parameters: { portal: { theme: "chosen" } },
  beforeEach: () => window.localStorage.setItem("gatehouse.theme", "dark"),
  render: () => <LicenseStatusPanel />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("link", { name: "View license" });
    await expect(canvasElement.querySelector<HTMLElement>(".gh-root")?.dataset["theme"]).toBe("auto");
  },
};

/** A page with its own theme switch gets no second one. */
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
