import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Badge } from "./badge";
import { Button } from "./button";
import { Tooltip } from "./tooltip";

const meta = { title: "Design/Tooltip" } satisfies Meta;
export default meta;
type Story = StoryObj;

export const TooltipOnFocusAndHover: Story = {
  render: () => (
    <Tooltip text="Refreshes every minute">
      <Button>Builds</Button>
    </Tooltip>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Refreshes every minute"));
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Refreshes every minute");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await userEvent.hover(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
    await userEvent.hover(screen.getByRole("tooltip"));
    await expect(screen.getByRole("tooltip")).toBeVisible();
    await userEvent.unhover(screen.getByRole("tooltip"));
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

/** An element that can't be pressed shows its tooltip on touch. */
export const TooltipOnTouch: Story = {
  render: () => <Badge hint="Already in the cart">Renew in cart</Badge>,
  play: async ({ canvas }) => {
    const badge = canvas.getByText("Renew in cart");
    await userEvent.pointer({ keys: "[TouchA]", target: badge });
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Already in the cart"));
    await expect(badge).toHaveAccessibleDescription("Already in the cart");
    await userEvent.pointer({ keys: "[TouchA]", target: document.body });
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

/** A badge's hint is reachable with the keyboard and adds no element. */
export const HintOfABadge: Story = {
  render: () => <Badge hint="Already in the cart">Renew in cart</Badge>,
  play: async ({ canvas }) => {
    const badge = canvas.getByText("Renew in cart");
    await expect(badge.parentElement?.querySelectorAll("*")).toHaveLength(1);
    await userEvent.tab();
    await expect(badge).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("Already in the cart"));
  },
};
