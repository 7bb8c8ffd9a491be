import { viewer } from "@gatehouse/contract/viewer";
import { Button, Checkbox, NativeSelect, TextField } from "@gatehouse/design";
import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { useAction } from "../data/use-action";
import { PortalRoot } from "../portal/portal-root";
import { useForm } from "./use-form";

/** A form on a real endpoint, whose server checks more than the form does. */
function Sample(): JSX.Element {
  const [isDone, setDone] = useState(false);
  const action = useAction(viewer.confirmProfile, { onSuccess: () => setDone(true) });
  const form = useForm({
    initial: { first_name: "", last_name: "Byron", country: "", institute: "Analytical", sure: false },
    check: ({ first_name, sure }) => ({
      first_name: first_name === "" ? "Say who." : undefined,
      sure: sure ? undefined : "Be sure.",
    }),
    action,
    onSubmit: ({ sure: _, ...body }) => action.run({ body }),
  });
  if (isDone) return <p>Done</p>;
  return (
    <form {...form.props} aria-label="Sample">
      <TextField label="First name" {...form.text("first_name")} />
      <TextField label="Last name" {...form.text("last_name")} />
      <NativeSelect
        label="Country"
        isRequired
        options={[
          { value: "", label: "None" },
          { value: "BE", label: "Belgium" },
          { value: "XX", label: "Nowhere" },
        ]}
        {...form.text("country")}
      />
      <Checkbox {...form.box("sure")}>Sure</Checkbox>
      {form.refusal !== undefined && <p>{form.refusal}</p>}
      <Button type="submit" isPending={form.isPending}>
        Save
      </Button>
    </form>
  );
}

const requests = recordedRequests();
const fault = changingFault();
const through = (send: typeof fetch) => fault.through(requests.through(send));

const meta: Meta<typeof Sample> = {
  title: "Panels/Forms/useForm",
  component: Sample,
  decorators: [
    (Story) => (
      <PortalRoot isHost>
        <Story />
      </PortalRoot>
    ),
  ],
  parameters: { portal: { as: "new@example.com", through, timeoutMs: 60_000 } },
  beforeEach: () => {
    fault.now = undefined;
    requests.made.length = 0;
  },
};

export default meta;
type Story = StoryObj<typeof Sample>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByRole("textbox", { name: "First name" });
    const save = canvas.getByRole("button", { name: "Save" });
    await userEvent.type(first, "A{Backspace}");
    await userEvent.tab();
    await expect(first, "nothing is said before it is sent").not.toHaveAttribute("aria-invalid");
    await userEvent.click(save);
    await expect(first).toHaveAccessibleDescription("Say who.");
    await expect(first, "the first that is wrong has the focus").toHaveFocus();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Be sure.");
    await userEvent.type(first, "A");
    await expect(first, "editing takes it back").not.toHaveAttribute("aria-invalid");
    await expect(first).toHaveFocus();
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await userEvent.click(save);
    await waitFor(() => expect(canvas.getByRole("checkbox")).toHaveFocus());
    await expect(requests.writes()).toEqual([]);
  },
};

export const RefusedByTheServer: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Ada");
    const country = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.selectOptions(country, "XX");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(country).toHaveFocus());
    await expect(country).toHaveAccessibleDescription('"XX" is not a valid choice.');
    await userEvent.selectOptions(country, "BE");
    await expect(country).not.toHaveAttribute("aria-invalid");
    await userEvent.dblClick(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Done")).toBeVisible();
    await expect(requests.writes()).toHaveLength(2);
  },
};

export const Failed: Story = {
  play: async ({ canvas }) => {
    fault.now = { kind: "400 non-field", calls: "profile-confirmed" };
    await userEvent.type(canvas.getByRole("textbox", { name: "First name" }), "Ada");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("This cannot be done now.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Ada");
    fault.now = { kind: "hang", calls: "profile-confirmed" };
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Save..." })).toHaveAttribute("aria-busy", "true"));
    await expect(canvas.queryByText("This cannot be done now.")).toBeNull();
  },
};
