import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Select, type SelectProps } from "./select";

function Choice(props: Partial<SelectProps>) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      label="Country"
      value={value}
      onChange={setValue}
      options={[
        { id: "be", label: "Belgium" },
        { id: "it", label: "Italy" },
        { id: "xx", label: "Nowhere", isDisabled: true },
      ]}
      {...props}
    />
  );
}

const meta = { component: Choice, title: "Design/Select" } satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <Choice placeholder="Select a country" isRequired />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: /Country/ });
    await expect(trigger).toHaveTextContent("Select a country");
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
    await userEvent.keyboard("it{Enter}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(trigger).toHaveTextContent("Italy");
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await expect(await screen.findByRole("option", { name: "Italy" })).toHaveAttribute("aria-selected", "true");
  },
};

/** An option's hint is separate from its name, even for screen readers. */
export const WithHint: Story = {
  render: () => (
    <Select
      label="Duration"
      value="5"
      onChange={() => undefined}
      options={[{ id: "5", label: "5 years", hint: "special price" }]}
    />
  ),
  play: async ({ canvas }) => expect(canvas.getByRole("button")).toHaveAccessibleName("Duration 5 years special price"),
};

export const Failed: Story = {
  render: () => <Choice error="Country is required" isRequired />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Country/ })).toHaveAccessibleDescription(/Country is required/);
  },
};

export const Disabled: Story = { render: () => <Choice isDisabled value="be" /> };
