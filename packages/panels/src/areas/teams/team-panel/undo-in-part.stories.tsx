import { actOn, isDialogGone, press, rowOf, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { TeamPanel } from "./team-panel";

/** The method of the requests that fail once Undo is pressed: PATCH assigns, POST adds. */
let failing = "PATCH";
let failure: () => Response;
let isBroken = false;

const through =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    return isBroken && request.method === failing ? failure() : send(request);
  };

/** Undo has two steps. If only the first succeeds, the toast says so. */
const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/Undo in part",
  component: TeamPanel,
  args: { teamGuid: demoGuid(2, 0) },
  parameters: { portal: { as: "manager@example.com", through } },
  beforeEach: () => {
    isBroken = false;
    failing = "PATCH";
    failure = () => new Response("<h1>Error</h1>", { status: 500 });
  },
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

const assignToSofia = async () => {
  await actOn("GC-7F21-0944", "Assign");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Member" }), "s.costa@example.com");
  await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
  await isDialogGone();
  await waitFor(async () => expect(await rowOf("Licenses", "GC-7F21-0944")).toHaveTextContent("s.costa@example.com"));
};

const removeAndUndo = async (submit: string) => {
  const asked = within(await screen.findByRole("alertdialog"));
  await asked.findByText(/GC-7F21-0944/, { selector: "p, p *" });
  await userEvent.click(asked.getByRole("button", { name: submit }));
  await isDialogGone();
  isBroken = true;
  await press("Undo");
};

export const User: Story = {
  play: async () => {
    await assignToSofia();
    await press("Remove s.costa@example.com");
    await removeAndUndo("Remove member");
    await seesToast(
      "s.costa@example.com is in the team again, but we couldn't assign GC-7F21-0944 again. Assign it from its row.",
    );
    await rowOf("Members", "s.costa@example.com");
  },
};

export const License: Story = {
  play: async () => {
    await assignToSofia();
    await actOn("GC-7F21-0944", "Remove from team");
    await removeAndUndo("Remove");
    await seesToast("The license is in the team again, but we couldn't assign it again. Assign it from its row.");
    await waitFor(async () => expect(await rowOf("Licenses", "GC-7F21-0944")).toBeVisible());
  },
};

const refuse = (method: string, field: string) => {
  failing = method;
  failure = () => Response.json({ [field]: ["This cannot be done now."] }, { status: 400 });
};

/** The toast includes the server's reason, even if the server names a field. */
export const UserRefused: Story = {
  play: async () => {
    refuse("POST", "email");
    await assignToSofia();
    await press("Remove s.costa@example.com");
    await removeAndUndo("Remove member");
    await seesToast(/^[A-Z].*\. This cannot be done now\.$/);
  },
};

export const LicenseRefused: Story = {
  play: async () => {
    refuse("POST", "license_guid");
    await actOn("GC-7F21-0944", "Remove from team");
    await removeAndUndo("Remove");
    await seesToast(/^[A-Z].*\. This cannot be done now\.$/);
  },
};

export const AssignmentRefused: Story = {
  play: async () => {
    refuse("PATCH", "assigned_user_email");
    await assignToSofia();
    await actOn("GC-7F21-0944", "Remove from team");
    await removeAndUndo("Remove");
    await seesToast(
      "The license is in the team again, but we couldn't assign it again. Assign it from its row. This cannot be done now.",
    );
  },
};
