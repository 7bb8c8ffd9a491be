import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../controls/button";
import { TextField } from "../controls/text-field";
import { FormDialog, type FormDialogProps } from "./form-dialog";

const onSubmit = fn();

function Opened(props: Partial<FormDialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Rename</Button>
      {isOpen && (
        <FormDialog
          title="Rename team"
          submitLabel="Save"
          onSubmit={onSubmit}
          onClose={() => setOpen(false)}
          {...props}
        >
          <TextField label="Name" defaultValue="Optics" />
        </FormDialog>
      )}
    </>
  );
}

const meta = {
  component: Opened,
  title: "Design/FormDialog",
  beforeEach: () => void onSubmit.mockClear(),
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Rename" }));
  return screen.findByRole("dialog", { name: "Rename team" });
};

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const leave of [
      () => userEvent.click(screen.getByRole("button", { name: "Cancel" })),
      () => userEvent.click(screen.getByRole("button", { name: "Close" })),
      () => userEvent.keyboard("{Escape}"),
    ]) {
      await open();
      await leave();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(canvas.getByRole("button", { name: "Rename" })).toHaveFocus();
    }
    await open();
    await expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: { isPending: true },
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard("{Enter}{Escape}");
    await expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    await expect(dialog).toBeVisible();
  },
};

export const NothingToSubmit: Story = {
  args: { isSubmitDisabled: true },
  play: async () => {
    await open();
    await expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
    await userEvent.keyboard("{Enter}");
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
