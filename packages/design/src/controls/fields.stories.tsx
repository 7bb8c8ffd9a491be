import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { CloseIcon, SearchIcon } from "../icons/icons";
import { Select } from "../overlays/select";
import { Button } from "./button";
import { Checkbox, type CheckboxProps } from "./checkbox";
import { CheckboxGroup } from "./checkbox-group";
import { NativeSelect } from "./native-select";
import { TextField } from "./text-field";

const meta = {
  component: TextField,
  title: "Design/Fields",
  args: { label: "Team name", onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: "Shown to its members." },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole("textbox", { name: "Team name" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("ab");
    await expect(args.onChange).toHaveBeenLastCalledWith("ab");
    await expect(field).toHaveAccessibleDescription("Shown to its members.");
  },
};

export const Failed: Story = {
  args: { isRequired: true, error: "Team name must be unique", description: "Shown to its members." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: /Team name/ });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription("Shown to its members. Team name must be unique");
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: "firmware@example.com" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "x");
    await expect(canvas.getByRole("textbox")).toHaveValue("firmware@example.com");
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: "DAQ-64 rev. C" } };

export const Multiline: Story = {
  args: { multiline: true, rows: 4, label: "Reason", error: "Please provide a reason with at least 10 characters" },
};

export const WithIconAndButton: Story = {
  args: {
    type: "search",
    isLabelHidden: true,
    icon: <SearchIcon />,
    trailing: <Button size="sm" variant="quiet" iconOnly aria-label="Clear" icon={<CloseIcon />} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox", { name: "Team name" })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: "Zeitkorrelationsmessgeräteentwicklungslizenzverlängerungsantrag",
    defaultValue: "x".repeat(200),
    error: "A long sentence about what is wrong. ".repeat(5),
  },
  render: (args) => (
    <div style={{ width: "14em" }}>
      <TextField {...args} />
    </div>
  ),
};

function Tick(props: Partial<CheckboxProps>) {
  const [isSelected, setIsSelected] = useState(false);
  return (
    <Checkbox isSelected={isSelected} onChange={setIsSelected} {...props}>
      I accept the agreement
    </Checkbox>
  );
}

export const CheckboxDefault: Story = {
  render: () => <Tick />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole("checkbox", { name: "I accept the agreement" });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText("I accept the agreement"));
    await expect(box).not.toBeChecked();
  },
};

export const CheckboxStates: Story = {
  render: () => (
    <div className="gh-stack">
      <Tick isIndeterminate />
      <Tick isSelected isReadOnly />
      <Tick isDisabled />
      <Tick isSelected isDisabled />
      <Tick isRequired error="You must accept the agreement" />
    </div>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("checkbox");
    await expect(boxes[0]).toBePartiallyChecked();
    await userEvent.click(boxes[1] ?? document.body);
    await expect(boxes[1]).toBeChecked();
    await expect(boxes[4]).toHaveAccessibleDescription("You must accept the agreement");
  },
};

export const CheckboxGroupFailed: Story = {
  render: () => (
    <CheckboxGroup label="Licenses to renew" isRequired description="Any of them" error="Select at least one license">
      {Array.from({ length: 12 }, (_, at) => (
        <Tick key={at} />
      ))}
    </CheckboxGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole("group", { name: "Licenses to renew" });
    await expect(group).toHaveAccessibleDescription("Required Any of them Select at least one license");
    await expect(within(group).getAllByRole("checkbox")).toHaveLength(12);
  },
};

/** The mark isn't part of the label that is read out. The state is, also where `aria-required` isn't allowed. */
export const RequiredMarks: Story = {
  render: () => (
    <>
      <TextField label="Name" isRequired />
      <NativeSelect label="Type" value="" onChange={() => undefined} isRequired options={[]} />
      <Select
        label="Duration"
        description="From today"
        value={null}
        onChange={() => undefined}
        isRequired
        options={[]}
      />
      <CheckboxGroup label="Licenses" isRequired>
        <Tick />
      </CheckboxGroup>
      <Checkbox isSelected={false} onChange={() => undefined} isRequired>
        I agree
      </Checkbox>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const marks = Array.from(
      canvasElement.querySelectorAll("[data-required]"),
      (label) => getComputedStyle(label, "::after").content,
    );
    await expect(marks).toEqual(Array.from({ length: 5 }, () => '"*" / ""'));
    for (const field of [canvas.getByRole("textbox"), canvas.getByRole("combobox"), canvas.getByLabelText("I agree")])
      await expect(field).toBeRequired();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Required From today");
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/^Required/);
  },
};

export const NativeSelectDefault: Story = {
  render: function Native() {
    const [value, setValue] = useState("all");
    return (
      <NativeSelect
        label="Type"
        value={value}
        onChange={setValue}
        options={[
          { value: "all", label: "All types" },
          { value: "pro", label: "PRO" },
        ]}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Type" }), "pro");
    await expect(canvas.getByRole("combobox")).toHaveValue("pro");
  },
};

export const NativeSelectRequired: Story = {
  render: () => (
    <NativeSelect
      label="Country"
      value=""
      onChange={() => undefined}
      isRequired
      error="Country is required"
      options={[
        { value: "", label: "Select a country" },
        { value: "be", label: "Belgium" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Country" });
    await expect(select).toBeInvalid();
    await expect(select).toBeRequired();
    await expect(select).toHaveAccessibleDescription("Country is required");
  },
};
