import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { CopyButton } from "./copy-button";
import { Identifier } from "./identifier";

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

/** The text for screen readers adds no gap. */
export const EndsItsRow: Story = {
  render: () => (
    <div data-testid="row" style={{ display: "flex", gap: 8, justifyContent: "flex-end" }}>
      <CopyButton value="https://example.com" label="Copy Link" />
    </div>
  ),
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole("button").getBoundingClientRect();
    await expect(right).toBe(canvas.getByTestId("row").getBoundingClientRect().right);
  },
};

/**
 * Pages without TLS have no clipboard. The button says so and selects the value, so that users can copy it with the
 * keyboard.
 */
export const WithoutAClipboard: Story = {
  render: () => <Identifier isCopyable>GC-7F21-0307</Identifier>,
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
    await userEvent.click(canvas.getByRole("button", { name: "Copy GC-7F21-0307" }));
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(/^We couldn't copy this\./));
    const bubbles = () => screen.getAllByRole("tooltip").map(({ textContent }) => textContent);
    await waitFor(() => expect(bubbles()).toContainEqual(expect.stringContaining("We couldn't copy this.")));
    await expect(document.getSelection()?.toString()).toBe("GC-7F21-0307");
  },
};
