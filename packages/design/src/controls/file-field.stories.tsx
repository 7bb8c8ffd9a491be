import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Avatar } from "./avatar";
import { Button } from "./button";
import { FileField } from "./file-field";

const meta = {
  title: "Design/FileField",
  component: FileField,
  args: {
    label: "Picture",
    action: "Choose a picture",
    dropHint: "or drop one here",
    description: "PNG, at most 200 KB.",
    accept: ["image/png"],
    onFile: fn(),
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(["x"], "me.png", { type: "image/png" });
const drag = (place: Element, type: "dragenter" | "drop", ...files: readonly File[]) => {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  return place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
};

export const Default: Story = {
  play: async ({ canvas, args, canvasElement }) => {
    const input = canvas.getByLabelText("Choose a picture Picture");
    await expect(input).toHaveAccessibleDescription("PNG, at most 200 KB.");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, file);
    await userEvent.upload(input, file);
    await expect(args.onFile, "the same file may be chosen again").toHaveBeenCalledTimes(2);
    const place = canvasElement.querySelector(".gh-file-drop");
    if (place === null) throw new Error("There is no place to drop a file");
    drag(place, "dragenter", file);
    await waitFor(() => expect(place).toHaveAttribute("data-target"));
    drag(place, "drop", file);
    await waitFor(() => expect(place).not.toHaveAttribute("data-target"));
    await expect(args.onFile).toHaveBeenCalledTimes(3);
    drag(place, "drop");
    await expect(args.onFile).toHaveBeenCalledTimes(3);
  },
};

export const Refused: Story = {
  args: {
    error: "This picture is 312 KB. The limit is 200 KB.",
    preview: <Avatar name="Ada Byron" size="lg" />,
    actions: <Button variant="quiet">Remove</Button>,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Choose a picture Picture");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/312 KB/);
  },
};
