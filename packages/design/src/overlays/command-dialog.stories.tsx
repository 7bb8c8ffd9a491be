import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../controls/button";
import { LicenseIcon } from "../icons/action-icons";
import { MoonIcon } from "../icons/icons";
import { type Command, CommandDialog } from "./command-dialog";

const chosen = fn();
const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  onAction: () => chosen(label),
  ...more,
});

const groups = [
  { label: "Pages", commands: [command("Dashboard"), command("User licenses", { hint: "Management" })] },
  { label: "Licenses", commands: [command("GC-7F21-0307", { icon: <LicenseIcon />, isMono: true })] },
  { label: "Actions", commands: [command("Switch to dark", { icon: <MoonIcon /> })] },
];

function Opened({ all = groups }: { all?: typeof groups }) {
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState("");
  const found = all.map(({ label, commands }) => ({
    label,
    commands: commands.filter((one) => one.label.toLowerCase().includes(query.toLowerCase())),
  }));
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Search</Button>
      {isOpen && (
        <CommandDialog
          label="Search everything"
          query={query}
          onQueryChange={setQuery}
          groups={found}
          emptyText="Nothing found"
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

const meta = {
  component: Opened,
  title: "Design/CommandDialog",
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  return within(await screen.findByRole("dialog", { name: "Search everything" }));
};
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = await open();
    const field = dialog.getByRole("textbox", { name: "Search everything" });
    await expect(field).toHaveFocus();
    await expect(options()).toEqual(["Dashboard", "User licenses Management", "GC-7F21-0307", "Switch to dark"]);
    await expect(dialog.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby"))).toHaveLength(3);
    await userEvent.keyboard("gc-");
    await waitFor(() => expect(options()).toEqual(["GC-7F21-0307"]));
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveFocus();
    await open();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const dialog = await open();
    const field = dialog.getByRole("textbox");
    const marked = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
    await waitFor(() => expect(marked()).toBe("Dashboard"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(marked()).toBe("GC-7F21-0307"));
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await isClosed();
    await expect(chosen.mock.calls).toEqual([["User licenses"]]);
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveFocus();
  },
};

/** The best match is selected while the user types, and Enter runs it. */
export const EnterDoesTheFirst: Story = {
  play: async () => {
    await open();
    await userEvent.keyboard("dark");
    await waitFor(() => expect(options()).toEqual(["Switch to dark"]));
    await userEvent.keyboard("{Enter}");
    await isClosed();
    await expect(chosen.mock.calls).toEqual([["Switch to dark"]]);
  },
};

export const ByPointer: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole("option", { name: "GC-7F21-0307" }));
    await isClosed();
    await expect(chosen.mock.calls).toEqual([["GC-7F21-0307"]]);
    await userEvent.click((await open()).getByRole("button", { name: "Close" }));
    await isClosed();
    await expect(chosen).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.keyboard("xyz");
    await waitFor(() => expect(dialog.getByText("Nothing found")).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(chosen).not.toHaveBeenCalled();
    await expect(dialog.getByRole("textbox")).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    all: [
      {
        label: "Pages",
        commands: Array.from({ length: 40 }, (_, index) =>
          command(`${index} Zeitkorrelationsmessgeräteentwicklungslizenzverlängerungsgutschein`, {
            hint: "Management",
          }),
        ),
      },
    ],
  },
  play: async () => {
    const field = (await open()).getByRole("textbox");
    const dialog = screen.getByRole("dialog");
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await userEvent.keyboard("{ArrowDown}".repeat(39));
    await waitFor(() => expect(dialog.scrollTop).toBeGreaterThan(0));
    await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

/** The first entry is selected from the start, and Enter runs it. */
export const FirstEntryChosen: Story = {
  play: async () => {
    await open();
    const first = screen.getByRole("option", { name: "Dashboard" });
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveAttribute("aria-activedescendant", first.id));
    await expect(first).toHaveAttribute("data-focused");
    await userEvent.keyboard("{Enter}");
    await expect(chosen).toHaveBeenCalledWith("Dashboard");
  },
};
