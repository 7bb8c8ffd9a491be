import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { impersonated } from "../testing/impersonated";
import { MinimalShell } from "./minimal-shell";

const meta: Meta<typeof MinimalShell> = {
  title: "Panels/MinimalShell",
  component: MinimalShell,
  args: {
    children: <h1>Confirm your profile</h1>,
    footer: { copyright: "© 2026 Example Instruments", version: "v1.0.0" },
  },
  parameters: { portal: { as: null, theme: "chosen" }, layout: "fullscreen" },
  beforeEach: () => window.localStorage.removeItem("gatehouse.theme"),
};

export default meta;
type Story = StoryObj<typeof MinimalShell>;

/** Shows the portal's name and the theme button, but no links to other pages. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("banner")).toHaveTextContent("Example Portal");
    await expect(within(canvas.getByRole("main")).getByRole("heading", { name: "Confirm your profile" })).toBeVisible();
    await expect(canvas.getByRole("contentinfo")).toHaveTextContent("v1.0.0");
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Switch to dark" }));
    await expect(canvasElement.querySelector("[data-host]")).toHaveAttribute("data-theme", "dark");
  },
};

/** A page without a menu also lets an administrator stop impersonating. */
export const Impersonated: Story = {
  parameters: { portal: { as: "new@example.com", through: impersonated } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/impersonated by admin@example\.com/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Stop impersonation" })).toHaveAttribute(
      "href",
      `${window.location.origin}/user/impersonate/stop/`,
    );
  },
};

const longName = "Oracle Alpha & O'Hara HDL Designer 4.0xx";

/** A long product name is cut to one line. */
export const LongProductName: Story = {
  parameters: {
    portal: { as: null, product: { id: "example", name: longName } },
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
    await expect(canvas.getByRole("banner").getBoundingClientRect().height).toBeLessThanOrEqual(56);
    await expect(canvas.getByTitle(longName)).toBeVisible();
  },
};
