import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Shell } from "../shell/shell";
import { Restricted } from "./restricted";

const meta: Meta<typeof Restricted> = {
  title: "Pages/Restricted",
  component: Restricted,
  decorators: [
    (Story) => (
      <Shell>
        <Story />
      </Shell>
    ),
  ],
  args: { to: "releases.view", children: <h1>Releases</h1> },
  parameters: { portal: { as: "tester@example.com" } },
};

export default meta;
type Story = StoryObj<typeof Restricted>;

export const Default: Story = {
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { name: "Releases" })).toBeVisible(),
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "404" })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 json" } } },
  play: async ({ canvas }) => {
    // The sidebar has its own Retry, so search only in `main`.
    await expect(await within(canvas.getByRole("main")).findByRole("button", { name: "Retry" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Releases" })).toBeNull();
  },
};

export const ToACustomer: Story = {
  parameters: { portal: { as: "customer@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "404" })).toHaveFocus();
    await expect(canvas.getByText("Page not found")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Releases" })).toBeNull();
  },
};

/** Another capability doesn't grant access. */
export const ToAnotherGroup: Story = {
  args: { to: "releases.unpublish" },
  play: async ({ canvas }) => expect(await canvas.findByRole("heading", { name: "404" })).toBeVisible(),
};
