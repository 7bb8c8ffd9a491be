import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DateTimeField, type DateTimeFieldProps } from "./date-time-field";

function Held(props: DateTimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateTimeField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  component: DateTimeField,
  title: "Design/DateTimeField",
  render: (props) => <Held {...props} />,
  args: {
    label: "Expires on",
    value: "2026-11-27T18:04",
    min: "2026-11-20T18:04",
    max: "2026-12-20T18:04",
    description: "Time zone: Europe/Rome",
    onChange: fn(),
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (name: string) => screen.getByRole("spinbutton", { name: new RegExp(`^${name}`) });
/** The text of the parts, without direction marks. */
const shown = () => screen.getByRole("group", { name: "Expires on" }).textContent?.replaceAll(/[\u2066-\u2069]/g, "");
const openCalendar = async () => {
  await userEvent.click(within(screen.getByRole("group", { name: "Expires on" })).getByRole("button"));
  return within(await screen.findByRole("dialog"));
};

export const Required: Story = {
  args: { isRequired: true },
  play: async () => {
    await expect(part("day")).toHaveAccessibleDescription(/Required.*Time zone/);
    await expect(screen.getByRole("group", { name: "Expires on" })).toHaveAccessibleDescription(/Required.*Time zone/);
  },
};

/**
 * The day comes first, as in all dates of the portal. Users type each part or change it with arrow keys. Focus moves on
 * to the next part.
 */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(shown()).toBe("27/11/2026, 18:04");
    await expect(part("day")).toHaveAccessibleDescription(/Time zone: Europe\/Rome/);
    await userEvent.tab();
    await expect(part("day")).toHaveFocus();
    await userEvent.keyboard("05122026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-05T18:04");
    await expect(part("hour")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-05T19:04");
  },
};

/** The calendar opens at the chosen day, works with the keyboard, and returns the focus. */
export const Calendar: Story = {
  play: async ({ args }) => {
    const calendar = await openCalendar();
    const day = (name: RegExp) => calendar.getByRole("button", { name });
    await waitFor(() => expect(day(/27 November 2026/)).toHaveFocus());
    await expect(day(/19 November 2026/)).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await waitFor(() => expect(day(/\b5 December 2026/)).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-05T18:04");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(within(screen.getByRole("group", { name: "Expires on" })).getByRole("button")).toHaveFocus();
    await openCalendar();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { error: "Choose a time between now and 30 days ahead.", isRequired: true },
  play: async () => {
    await expect(part("day")).toHaveAttribute("aria-invalid", "true");
    await expect(part("day")).toHaveAccessibleDescription(/Choose a time between now and 30 days ahead\.$/);
  },
};

/** Deleting a part keeps the others, but clears the value. */
export const Empty: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect(args.onChange).toHaveBeenLastCalledWith("");
    await expect(part("month")).toHaveTextContent("11");
    await userEvent.keyboard("27");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-27T18:04");
  },
};

export const ReadOnly: Story = {
  args: { isDisabled: true },
  play: async () => {
    await expect(within(screen.getByRole("group", { name: "Expires on" })).getByRole("button")).toBeDisabled();
  },
};
