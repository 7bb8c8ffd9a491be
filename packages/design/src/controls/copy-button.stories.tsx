import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { CopyButton } from "./copy-button";

const meta = { title: "Design/CopyButton" } satisfies Meta;
export default meta;
type Story = StoryObj;

export const CopiesAValue: Story = {
  render: () => (
    <p>
      <CopyButton value="GC-7F21-0307" /> <CopyButton value="https://example.com" label="Copy Link" />
    </p>
  ),
  play: async ({ canvas }) => {
    const written: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await userEvent.click(canvas.getByRole("button", { name: "Copy GC-7F21-0307" }));
    await userEvent.click(canvas.getByRole("button", { name: "Copy Link" }));
    await waitFor(() => expect(written).toEqual(["GC-7F21-0307", "https://example.com"]));
    await expect(await canvas.findAllByText("Copied")).toHaveLength(2);
  },
};
