import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CartIcon, DownloadIcon } from "../icons/icons";
import { EditIcon, TrashIcon } from "../icons/page-icons";
import { Button } from "./button";
import { Panel } from "./panel";

const meta = { component: Button, title: "Design/Button", args: { children: "Renew", onPress: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Renew" });
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Variants: Story = {
  render: () => (
    <div className="gh-button-group">
      <Button variant="primary" icon={<DownloadIcon />}>
        Download
      </Button>
      <Button>Renew</Button>
      <Button variant="quiet">Changelog</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="danger-solid" icon={<TrashIcon />}>
        Delete
      </Button>
      <Button size="sm">Small</Button>
      <Button aria-pressed="true">Wrap lines</Button>
      <Button variant="primary" isDisabled>
        Save
      </Button>
      <Button isDisabled>Save</Button>
      <Button variant="quiet" isDisabled>
        Save
      </Button>
      <Button variant="danger" isDisabled>
        Save
      </Button>
    </div>
  ),
};

export const Loading: Story = {
  args: { isPending: true, variant: "primary", children: "Save" },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Save..." });
    button.focus();
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: "Your trial has already been used.", children: "Request trial" },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Request trial" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("Your trial has already been used.");
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Your trial has already been used.");
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const IconOnly: Story = {
  args: { children: undefined, icon: <EditIcon />, iconOnly: true, variant: "quiet", "aria-label": "Edit" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Edit" })).toHaveFocus();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Edit");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

export const AsLink: Story = {
  args: { href: "#order", children: "View order", icon: <CartIcon /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "View order" })).toHaveAttribute("href", "#order");
  },
};

export const SubmitsItsForm: Story = {
  args: { type: "submit", children: "Save" },
  render: (args) => (
    <form
      aria-label="Name"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset["submitted"] = "yes";
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("form")).toHaveAttribute("data-submitted", "yes");
  },
};

export const CollapsesInANarrowPanel: Story = {
  render: () => (
    <div style={{ width: "20em" }}>
      <Panel
        title="Licenses"
        actions={
          <Button collapse variant="primary" icon={<CartIcon />}>
            Add license
          </Button>
        }
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Add license" });
    await expect(button.offsetWidth).toBeLessThan(40);
    await userEvent.hover(button);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Add license");
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Add license");
  },
};

/** With room for the label, the button needs no tooltip. */
export const KeepsItsLabelInAWidePanel: Story = {
  render: () => (
    <div style={{ width: "50em" }}>
      <Panel
        title="Licenses"
        actions={
          <>
            <Button collapse icon={<CartIcon />}>
              Add license
            </Button>
            <Button iconOnly icon={<CartIcon />} aria-label="Cart" />
          </>
        }
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add license" })).toHaveFocus();
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Cart");
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

export const LongText: Story = {
  args: {
    children: "Zeitkorrelationsmessgeräteentwicklungslizenzverlängerung beantragen und an die Gruppenleitung senden",
  },
  render: (args) => (
    <div style={{ width: "14em" }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.offsetWidth);
  },
};
