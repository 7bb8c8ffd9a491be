import { profile } from "@gatehouse/contract/profile";
import { depth } from "@gatehouse/story-kit/depth";
import type { FaultKind } from "@gatehouse/story-kit/faults/faults";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { press, seesToast, textbox, write } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { ProfilePanel } from "../profile-panel";

const watched = watchedPortal();
const { fault, onEvent, requests, rewritten } = watched;

const meta: Meta<typeof ProfilePanel> = {
  title: "Panels/Profile/ProfileForm",
  component: ProfilePanel,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof ProfilePanel>;

const section = (name: RegExp) => screen.getByRole("button", { name, expanded: true });

export const Saves: Story = {
  play: async ({ canvas, loaded }) => {
    await write("First name", "  Ellen ");
    await userEvent.type(await textbox("Bio"), "One{Enter}two");
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Local time zone" }), "America/New_York");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Receive marketing emails" }));
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
    await press("Save");
    await seesToast("Profile updated.");
    await expect(await textbox("First name"), "as it was saved").toHaveValue("Ellen");
    await expect(canvas.queryByText("Unsaved changes")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Save" }), "the focus is not lost").toHaveFocus();
    await expect(onEvent).toHaveBeenCalledWith({ type: "profile.updated" });
    const response = await openedPortal(loaded).fetch(new Request("http://portal.test/api/webapp/v1/me/"));
    await expect(await response.json()).toMatchObject({
      first_name: "Ellen",
      last_name: "Marchetti",
      bio: "One\ntwo",
      local_timezone: "America/New_York",
      marketing_emails_accepted: true,
    });
    await userEvent.clear(await textbox("Bio"));
    await userEvent.dblClick(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(canvas.queryByText("Unsaved changes")).toBeNull());
    await expect(requests.writes(), "a double click saves once").toHaveLength(2);
  },
};

export const Discards: Story = {
  play: async ({ canvas }) => {
    await write("First name", "");
    await write("Website", "nonsense");
    await press("Save");
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(await textbox("First name")).toHaveValue("Elena");
    await expect(await textbox("Website")).toHaveValue("");
    await expect(await textbox("First name")).toBeValid();
    await expect(canvas.getByRole("button", { name: "Discard" })).toHaveFocus();
  },
};

export const Checked: Story = {
  play: async ({ canvas }) => {
    await write("First name", "");
    await write("Last name", "x".repeat(51));
    await write("Website", "javascript:alert(1)");
    await write("Twitter username", "not a name");
    await write("Contact email", "nobody");
    await userEvent.click(section(/Main settings/));
    await expect(canvas.queryByRole("textbox", { name: "First name" })).toBeNull();
    await press("Save");
    const first = await textbox("First name");
    await waitFor(() => expect(first, "its section unfolds, and it has the focus").toHaveFocus());
    await expect(first).toHaveAccessibleDescription("First name is required");
    await expect(await textbox("Last name")).toHaveAccessibleDescription("Last name cannot exceed 50 characters");
    await expect(await textbox("Website")).toHaveAccessibleDescription("Invalid URL");
    await expect(await textbox("Twitter username")).toHaveAccessibleDescription("Invalid Twitter username");
    await expect(await textbox("Contact email")).toHaveAccessibleDescription(/Invalid email format/);
    await expect(section(/Main settings 4 problems/)).toBeVisible();
    await userEvent.click(section(/Main settings/));
    await press("Save");
    await waitFor(() => expect(first, "at each attempt anew").toHaveFocus());
    await userEvent.type(first, "E");
    await expect(first).not.toHaveAttribute("aria-invalid");
    await expect(requests.writes()).toEqual([]);
  },
};

export const RefusedByTheServer: Story = {
  beforeEach: () => {
    rewritten.responses.set(profile.update, () =>
      Response.json({ github_username: ["This name is taken."], non_field_errors: ["Not today."] }, { status: 400 }),
    );
  },
  play: async ({ canvas }) => {
    await write("First name", "Ellen");
    await userEvent.click(section(/Main settings/));
    await press("Save");
    await seesToast("Failed to update profile.");
    await waitFor(async () => expect(await textbox("GitHub username")).toHaveFocus());
    await expect(await textbox("GitHub username")).toHaveAccessibleDescription("This name is taken.");
    await expect(canvas.getByText("Not today.")).toBeVisible();
    await expect(await textbox("First name"), "what was typed stays").toHaveValue("Ellen");
    rewritten.responses.clear();
    await press("Save");
    await seesToast("Profile updated.");
    await expect(canvas.queryByText("Not today.")).toBeNull();
  },
};

/** The coupon form tests the texts of each fault. Here, a picture may also be too large for a proxy. */
const failures = depth<readonly FaultKind[]>(
  ["dropped", "413 html", "malformed"],
  ["dropped", "403 json", "404 html", "413 html", "429", "500 html", "malformed"],
);

/** After any failure, the typed values stay and can be saved again. */
export const FailsToSave: Story = {
  play: async () => {
    await write("First name", "Ellen");
    for (const kind of failures) {
      fault.now = { kind };
      await press("Save");
      await seesToast("Failed to update profile.");
      await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-busy"));
      await expect(await textbox("First name")).toHaveValue("Ellen");
      fault.now = undefined;
    }
    await press("Save");
    await seesToast("Profile updated.");
  },
};

/** Another tab saves while this one is being edited. */
export const ChangedMeanwhile: Story = {
  render: () => (
    <PollPaceContext value={1 / 300}>
      <ProfilePanel />
    </PollPaceContext>
  ),
  play: async ({ canvas, loaded }) => {
    const elsewhere = (changes: object) =>
      openedPortal(loaded).fetch(
        new Request("http://portal.test/api/webapp/v1/me/", {
          method: "PATCH",
          body: JSON.stringify(changes),
          headers: { "Content-Type": "application/json" },
        }),
      );
    await write("First name", "Ellen");
    await elsewhere({ last_name: "Rossi", job_title: "Lead" });
    await waitFor(async () => expect(await textbox("Last name"), "what is not touched follows").toHaveValue("Rossi"));
    await expect(await textbox("First name")).toHaveValue("Ellen");
    await expect(canvas.queryByText(/Changed elsewhere/)).toBeNull();
    await elsewhere({ first_name: "Eleonora" });
    await expect(
      await canvas.findByText("These fields were changed somewhere else: First name. Saving replaces those changes."),
    ).toBeVisible();
    await expect(await textbox("First name")).toHaveValue("Ellen");
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(await textbox("First name")).toHaveValue("Eleonora");
    await expect(canvas.queryByText(/Changed elsewhere/)).toBeNull();
    await write("Location", "Lucca");
    await press("Save");
    await seesToast("Profile updated.");
    const response = await openedPortal(loaded).fetch(new Request("http://portal.test/api/webapp/v1/me/"));
    await expect(await response.json()).toMatchObject({
      first_name: "Eleonora",
      last_name: "Rossi",
      job_title: "Lead",
      location: "Lucca",
    });
  },
};
