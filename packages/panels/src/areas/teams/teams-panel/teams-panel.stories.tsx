import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { actOn, isDialogGone, openDialog, press, seesToast, tableOf, write } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { TeamsPanel } from "./teams-panel";

const onEvent = fn();

const meta: Meta<typeof TeamsPanel> = {
  title: "Panels/Teams/TeamsPanel",
  component: TeamsPanel,
  parameters: { portal: { as: "manager@example.com" } },
  beforeEach: () => onEvent.mockClear(),
};

export default meta;
type Story = StoryObj<typeof TeamsPanel>;

// Wait for the list, because the dialog checks that the new name is unique in it.
const openCreation = async () => {
  await tableOf("Teams");
  return openDialog("Create team");
};

export const Default: Story = {
  play: async () => {
    const rows = within(await tableOf("Teams"))
      .getAllByRole("row")
      .slice(1);
    await expect(
      rows.map((row) =>
        within(row)
          .getAllByRole("cell")
          .slice(0, 4)
          .map((cell) => cell.textContent.trim()),
      ),
    ).toEqual([
      ["Readout firmware", "JWJonas Weber", "2 of 4 available", "4"],
      ["Trigger development", "JWJonas Weber", "0 of 2 available", "2"],
    ]);
    await expect(screen.getByRole("link", { name: "Readout firmware" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/app\/teams\/[0-9a-f-]{36}$/),
    );
  },
};

/** The rows of a manager's teams have the same actions as the team's page. */
export const RenamesAndDeletes: Story = {
  play: async () => {
    const table = await tableOf("Teams");
    await actOn("Trigger development", "Edit name");
    await write("Team name", "Trigger and clock");
    await press("Save");
    await isDialogGone();
    await within(table).findByText("Trigger and clock");
    await actOn("Trigger and clock", "Delete team");
    const asked = within(await screen.findByRole("alertdialog"));
    await userEvent.type(asked.getByRole("textbox"), "Trigger and clock");
    await userEvent.click(asked.getByRole("button", { name: "Delete team" }));
    await seesToast("Team 'Trigger and clock' deleted.");
    await isDialogGone();
    await waitFor(() => expect(within(table).queryByText("Trigger and clock")).toBeNull());
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** A member's rows have none. */
export const ForAMember: Story = {
  parameters: { portal: { as: "member@example.com" } },
  play: async () => {
    const table = await tableOf("Teams");
    await within(table).findByRole("link", { name: "Readout firmware" });
    await expect(screen.queryByRole("button", { name: /^Actions for/ })).toBeNull();
    await expect(within(table).queryByRole("columnheader", { name: "Actions" })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible();
    // The check whether teams may be created is still running.
    await userEvent.click(canvas.getByRole("button", { name: "Create team" }));
    await expect(canvas.getByRole("button", { name: /^Create team/ })).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => expect(await canvas.findByText("No teams yet")).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json", calls: "licenses-groups/" } } },
  play: async ({ canvas }) => expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch teams."),
};

export const CreatesATeam: Story = {
  parameters: { portal: { as: "manager@example.com", onEvent } },
  play: async () => {
    const dialog = within(await openCreation());
    const name = dialog.getByRole("textbox", { name: "Team name" });
    await waitFor(() => expect(name).toHaveFocus());
    const submit = dialog.getByRole("button", { name: "Create" });
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription("Team name is required");
    await userEvent.type(name, "readout FIRMWARE ");
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription("Team name must be unique");
    await userEvent.clear(name);
    await userEvent.type(name, "x".repeat(101));
    await userEvent.click(submit);
    await expect(name).toHaveAccessibleDescription("Team name cannot exceed 100 characters");
    await userEvent.clear(name);
    await userEvent.type(name, "Slow control{Enter}");
    await seesToast("Team 'Slow control' created.");
    await isDialogGone();
    await expect(await screen.findByRole("link", { name: "Slow control" })).toBeVisible();
    await expect(onEvent).toHaveBeenCalledWith({ type: "team.created", teamGuid: expect.any(String) });
  },
};

/** A user without a verified domain sees the reason. A support-plus account can request the verification. */
export const DomainNotVerified: Story = {
  parameters: {
    portal: {
      as: "customer@example.com",
      through:
        (send: typeof fetch): typeof fetch =>
        async (input, init) =>
          new Request(input, init).url.endsWith("/can-create-license-group/")
            ? Response.json({ can_create_group: false })
            : send(input, init),
    },
  },
  play: async () => {
    const dialog = await openCreation();
    await expect(dialog).toHaveAccessibleName("Email domain not verified");
    await userEvent.click(await within(dialog).findByRole("button", { name: "Submit request" }));
    await seesToast(/^Request submitted as ticket #\d+\.$/);
  },
};

export const DomainNotVerifiedWithoutSupportPlus: Story = {
  parameters: { portal: { ...DomainNotVerified.parameters?.["portal"], as: "member@example.com" } },
  play: async () => {
    const dialog = within(await openCreation());
    await waitFor(() => expect(dialog.getByText("Contact us to verify it.")).toBeVisible());
    await expect(dialog.queryByRole("button", { name: "Submit request" })).toBeNull();
    await userEvent.click(dialog.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await isDialogGone();
  },
};

/** If it is unknown whether the user may create teams, the server decides when they try. */
export const CreatesWithoutKnowing: Story = {
  parameters: {
    portal: {
      as: "manager@example.com",
      fault: { kind: "500 json", calls: "/can-create-license-group/" },
    },
  },
  play: async () => {
    const dialog = within(await openCreation());
    await userEvent.type(dialog.getByRole("textbox", { name: "Team name" }), "Slow control{Enter}");
    await seesToast("Team 'Slow control' created.");
  },
};

export const RefusedCreation: Story = {
  parameters: {
    portal: { as: "manager@example.com", fault: { kind: "500 json", calls: "licenses-groups/", methods: ["POST"] } },
  },
  play: async () => {
    const dialog = within(await openCreation());
    await userEvent.type(dialog.getByRole("textbox", { name: "Team name" }), "Slow control{Enter}");
    await seesToast("Failed to create team. Please try again later.");
    await expect(dialog.getByRole("textbox", { name: "Team name" })).toHaveValue("Slow control");
  },
};

export const Faults: Story = faultInjection({
  panel: () => <TeamsPanel />,
  hasContent: (panel) => expect(within(panel).getByRole("table", { name: "Teams" })).toBeVisible(),
  ...failsWith("Failed to fetch teams."),
}).story;
