import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { IdentifiedText } from "./identified-text";
import { Identifier } from "./identifier";

const meta: Meta<typeof Identifier> = {
  title: "Design/Identifier",
  component: Identifier,
  args: { children: "1f8e03a", copyValue: "1f8e03a5b2c4d6e8f0a1b3c5d7e9f1a2b4c6d8e0" },
};

export default meta;
type Story = StoryObj<typeof Identifier>;

const writes = fn(() => Promise.resolve());
const catchCopies = () => {
  writes.mockClear();
  const clipboard = navigator.clipboard.writeText;
  navigator.clipboard.writeText = writes;
  return () => {
    navigator.clipboard.writeText = clipboard;
  };
};

/** A link gets its copy button on hover or focus, without a change of width. The button copies the full value. */
export const Link: Story = {
  args: { href: "#commit" },
  beforeEach: catchCopies,
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole("link", { name: "1f8e03a" });
    await expect(canvas.queryByRole("button")).toBeNull();
    const { width } = link.parentElement?.getBoundingClientRect() ?? { width: 0 };
    await userEvent.hover(link);
    const copy = await canvas.findByRole("button", { name: `Copy ${args.copyValue}` });
    if (matchMedia("(hover: hover)").matches)
      await expect(link.parentElement?.getBoundingClientRect().width).toBe(width);
    await userEvent.click(copy);
    await expect(writes).toHaveBeenCalledWith(args.copyValue);
    await waitFor(() => expect(screen.getByText("Copied")).toBeInTheDocument());
  },
};

/** In a table's lead cell, the link has no frame. Its button appears at the same place as with one. */
export const InALeadCell: Story = {
  args: { href: "#commit", isLead: true },
  render: (args) => (
    <table className="gh-table">
      <tbody>
        <tr>
          <td data-lead data-testid="cell">
            <Identifier {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  beforeEach: catchCopies,
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole("link", { name: "1f8e03a" });
    const cell = canvas.getByTestId("cell");
    await expect(cell.querySelectorAll("*")).toHaveLength(1);
    const { width, height } = cell.getBoundingClientRect();
    await userEvent.hover(link);
    const copy = await canvas.findByRole("button", { name: `Copy ${args.copyValue}` });
    copy.focus();
    const [text, button] = [link, copy].map((part) => part.getBoundingClientRect());
    await expect(button?.width).toBeGreaterThan(20);
    await expect(button?.left).toBeCloseTo(text?.right ?? 0, 0);
    const middle = (box?: DOMRect) => (box ? box.top + box.height / 2 : 0);
    await expect(Math.abs(middle(button) - middle(text))).toBeLessThanOrEqual(1);
    if (matchMedia("(hover: hover)").matches)
      await expect(cell.getBoundingClientRect()).toMatchObject({ width, height });
    await userEvent.click(copy);
    await expect(writes).toHaveBeenCalledWith(args.copyValue);
  },
};

/** By keyboard, the button is the next stop after the link. */
export const ByKeyboard: Story = {
  args: { href: "#commit" },
  beforeEach: catchCopies,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    const copy = canvas.getByRole("button");
    await expect(copy).toHaveFocus();
    await expect(copy.getBoundingClientRect().width).toBeGreaterThan(20);
    await userEvent.keyboard("{Enter}");
    await expect(writes).toHaveBeenCalledWith(args.copyValue);
  },
};

/** Plain text isn't focusable, so keyboard users need its button from the start. */
export const TextAlone: Story = {
  args: { children: "GC-7F20-8830", copyValue: undefined },
  beforeEach: catchCopies,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy GC-7F20-8830" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(writes).toHaveBeenCalledWith("GC-7F20-8830");
  },
};

/** A field's label must not contain a second control. */
export const Plain: Story = {
  args: { isPlain: true },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText("1f8e03a"));
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** In a sentence, identifiers stay unbroken and in a mono font, wherever the language puts them. */
export const InASentence: Story = {
  render: () => (
    <p style={{ width: "12em" }}>
      <IdentifiedText ids={["GC-7F20-8830", ""]}>Costa loses license GC-7F20-8830. GC-7F20-8830 leaves.</IdentifiedText>
    </p>
  ),
  play: async ({ canvas }) => {
    const ids = canvas.getAllByText("GC-7F20-8830");
    await expect(ids).toHaveLength(2);
    for (const id of ids) {
      await expect(id.getClientRects()).toHaveLength(1);
      await expect(getComputedStyle(id).fontFamily).toContain("mono");
    }
    await expect(ids[0]?.parentElement).toHaveTextContent("Costa loses license GC-7F20-8830. GC-7F20-8830 leaves.");
  },
};
