import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
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
