import { isDialogGone, openDialog, rowOf, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { TeamPanel } from "../team-panel";

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/TeamUsersCard",
  component: TeamPanel,
  args: { teamGuid: demoGuid(2, 0) },
  parameters: { portal: { as: "manager@example.com" } },
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

export const AddsAndRemovesUsers: Story = {
  play: async () => {
    const dialog = within(await openDialog("Add user"));
    const [email, confirmation] = [
      dialog.getByRole("textbox", { name: "E-mail" }),
      dialog.getByRole("textbox", { name: "Confirm e-mail" }),
    ];
    const submit = () => userEvent.click(dialog.getByRole("button", { name: "Add" }));
    await submit();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining("E-mail is required"));
    await userEvent.type(email, "nobody");
    await submit();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining("Invalid email format"));
    await expect(confirmation).toHaveAccessibleDescription("Emails must match");
    await userEvent.clear(email);
    await userEvent.type(email, "MEMBER@example.com");
    await userEvent.type(confirmation, "member@example.com");
    await submit();
    await expect(email).toHaveAccessibleDescription(
      expect.stringContaining("A user with this email is already in the team"),
    );
    await userEvent.clear(email);
    await userEvent.clear(confirmation);
    await userEvent.type(email, "new.hand@example.com");
    await userEvent.type(confirmation, "new.hand@example.com{Enter}");
    await isDialogGone();
    await rowOf("Users", "new.hand@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Remove new.hand@example.com" }));
    const asked = within(await screen.findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Remove user" }));
    await isDialogGone();
    await waitFor(() => expect(screen.queryByText("new.hand@example.com")).toBeNull());
    await expect(screen.getByRole("button", { name: "Add user" })).toHaveFocus();
    await expect(screen.queryByRole("button", { name: "Remove Jonas Weber" })).toBeNull();
  },
};

export const HiddenCharacters: Story = {
  play: async () => {
    const dialog = within(await openDialog("Add user"));
    const [email, confirmation] = [
      dialog.getByRole("textbox", { name: "E-mail" }),
      dialog.getByRole("textbox", { name: "Confirm e-mail" }),
    ];
    const submit = () => userEvent.click(dialog.getByRole("button", { name: "Add" }));
    const hidden = "This email address contains hidden characters. Type it again instead of pasting it.";
    // The hidden character makes it another domain, but the request dialog must not open.
    await userEvent.type(email, "new.hand@exam\u200bple.com");
    await userEvent.type(confirmation, "new.hand@example.com");
    await submit();
    await expect(email).toHaveAccessibleDescription(expect.stringContaining(hidden));
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue("new.hand@exam\u200bple.com");
    await expect(confirmation).toHaveValue("new.hand@example.com");
    await userEvent.clear(email);
    await userEvent.type(email, "new.hand@example.com");
    await userEvent.type(confirmation, "\u200b");
    await submit();
    await expect(confirmation).toHaveAccessibleDescription(hidden);
    await expect(email).not.toHaveAttribute("aria-invalid");
    await userEvent.clear(confirmation);
    await userEvent.type(confirmation, "new.hand@example.com{Enter}");
    await isDialogGone();
    await rowOf("Users", "new.hand@example.com");
  },
};

export const AnotherDomain: Story = {
  play: async () => {
    const dialog = within(await openDialog("Add user"));
    await userEvent.type(dialog.getByRole("textbox", { name: "E-mail" }), "ada@partner.example");
    await userEvent.type(dialog.getByRole("textbox", { name: "Confirm e-mail" }), "ada@partner.example{Enter}");
    const told = async () => within(await screen.findByRole("dialog", { name: "Different e-mail domain" }));
    await waitFor(async () =>
      expect((await told()).getByText(/^ada@partner\.example has another e-mail domain than you/)).toBeVisible(),
    );
    await userEvent.click((await told()).getByRole("button", { name: "Cancel" }));
    // The address that was typed can be corrected.
    const again = within(await screen.findByRole("dialog", { name: "Add user" }));
    const [email, confirmation] = [
      again.getByRole("textbox", { name: "E-mail" }),
      again.getByRole("textbox", { name: "Confirm e-mail" }),
    ];
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue("ada@partner.example");
    await expect(confirmation).toHaveValue("ada@partner.example");
    await userEvent.click(again.getByRole("button", { name: "Add" }));
    await userEvent.click((await told()).getByRole("button", { name: "Submit request" }));
    await seesToast(/^Request submitted as ticket #\d+\.$/);
    await isDialogGone();
    await expect(screen.getByRole("button", { name: "Add user" })).toHaveFocus();
  },
};
