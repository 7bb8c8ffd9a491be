import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../controls/button";
import { TextField } from "../controls/text-field";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog, type DialogProps } from "./dialog";
import { MenuButton } from "./menu-button";
import { Select } from "./select";

const submit = fn();

function Opened({ children, footer, ...props }: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Redeem coupon</Button>
      {isOpen && (
        <Dialog
          title="Redeem coupon"
          onClose={() => setIsOpen(false)}
          footer={
            footer ?? (
              <>
                <Button onPress={() => setIsOpen(false)}>Cancel</Button>
                <Button variant="primary" type="submit">
                  Redeem
                </Button>
              </>
            )
          }
          {...props}
        >
          {children ?? <p>The coupon is redeemed for your account.</p>}
        </Dialog>
      )}
    </>
  );
}

const meta = { component: Opened, title: "Design/Dialog" } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Redeem coupon" }));
  return screen.findByRole("dialog", { name: "Redeem coupon" });
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const page = [document.documentElement.getAttribute("style"), document.body.getAttribute("style")];
    await open();
    await expect([document.documentElement.getAttribute("style"), document.body.getAttribute("style")]).toEqual(page);
    await expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
    // The dialog's header and footer are not landmarks of the page.
    await expect(screen.queryByRole("banner")).toBeNull();
    await expect(screen.queryByRole("contentinfo")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Redeem coupon" })).toHaveFocus();
    await open();
  },
};

export const WithAForm: Story = {
  args: {
    onSubmit: submit,
    children: <TextField label="Coupon code" isRequired isMono error="This coupon has already been redeemed." />,
  },
  play: async () => {
    submit.mockClear();
    await open();
    await expect(screen.getByRole("textbox", { name: /Coupon code/ })).toHaveFocus();
    await userEvent.keyboard("RDR-1{Enter}");
    await expect(submit).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = {
  args: {
    isDismissDisabled: true,
    footer: (
      <Button variant="primary" isPending>
        Redeem
      </Button>
    ),
  },
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toHaveAttribute("open");
  },
};

export const KeepsNoState: Story = {
  args: { children: <TextField label="Coupon code" /> },
  play: async () => {
    await open();
    await userEvent.keyboard("RDR-1");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await open();
    await expect(screen.getByRole("textbox", { name: "Coupon code" })).toHaveValue("");
  },
};

function WithChoices() {
  const [years, setYears] = useState<string | null>(null);
  return (
    <Opened>
      <Select
        label="Duration"
        isRequired
        value={years}
        onChange={setYears}
        placeholder="Select a duration"
        options={[
          { id: "1", label: "1 year" },
          { id: "2", label: "2 years" },
          { id: "5", label: "5 years", hint: "special price" },
        ]}
      />
      <MenuButton label="More" items={[{ id: "copy", label: "Copy serial" }]} />
    </Opened>
  );
}

export const WithASelectAndAMenu: Story = {
  render: () => <WithChoices />,
  play: async () => {
    const dialog = await open();
    const trigger = screen.getByRole("button", { name: /Duration/ });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const list = await screen.findByRole("listbox");
    await expect(dialog).toContainElement(list);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(trigger).toHaveTextContent("5 years");
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await expect(dialog).toContainElement(await screen.findByRole("menu"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(dialog).toBeVisible();
  },
};

const confirmed = fn();

function Confirm({ typed, isPending, error }: { typed?: string; isPending?: boolean; error?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuButton
        label="Team"
        items={[{ id: "delete", label: "Delete team", isDanger: true, onAction: () => setIsOpen(true) }]}
      />
      {isOpen && (
        <ConfirmDialog
          title="Delete team"
          onClose={() => setIsOpen(false)}
          confirmLabel="Delete"
          onConfirm={confirmed}
          typedConfirmation={typed}
          isPending={isPending}
          error={error}
        >
          The team <b>Readout firmware</b> is deleted for its 14 members. Its 12 licenses return to your account. This
          cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

const openConfirm = async () => {
  confirmed.mockClear();
  await userEvent.click(screen.getByRole("button", { name: "Team" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete team" }));
  return screen.findByRole("alertdialog", { name: "Delete team" });
};

export const ConfirmsWhatCannotBeUndone: Story = {
  render: () => <Confirm />,
  play: async () => {
    await openConfirm();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(screen.getByRole("button", { name: "Team" })).toHaveFocus();
    await openConfirm();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
};

export const ConfirmsByTyping: Story = {
  render: () => <Confirm typed="Readout firmware" />,
  play: async () => {
    await openConfirm();
    const field = screen.getByRole("textbox", { name: "Type 'Readout firmware' to confirm" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("Readout{Enter}");
    await expect(confirmed).not.toHaveBeenCalled();
    await expect(screen.getByRole("button", { name: /^Delete/ })).toHaveAttribute("aria-disabled", "true");
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription("You must type 'Readout firmware' to confirm.");
    await userEvent.type(field, " firmware{Enter}");
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
};

/** A name that looks the same is accepted. Double spaces, invisible characters and composed accents don't matter. */
export const ConfirmsWhatReadsTheSame: Story = {
  render: () => <Confirm typed={'M\u0075\u0308nchen  "β\u200b" 🙂'} />,
  play: async () => {
    await openConfirm();
    await userEvent.type(screen.getByRole("textbox"), 'M\u00fcnchen "β" 🙂 ');
    await expect(screen.getByRole("button", { name: /^Delete/ })).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(screen.getByRole("textbox"), "{Backspace}{Enter}");
    await expect(confirmed).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  render: () => <Confirm error="Failed to delete the team." />,
  play: async () => {
    await openConfirm();
    await expect(screen.getByRole("alert")).toHaveTextContent("Failed to delete the team.");
  },
};

export const LongText: Story = {
  args: {
    title: "Zeitkorrelationsmessgeräteentwicklungslizenzverlängerungsgutschein einlösen",
    size: "xl",
    children: <p>{"A long sentence about what is redeemed. ".repeat(200)}</p>,
  },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Redeem coupon" }));
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
