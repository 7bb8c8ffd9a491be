import { teams } from "@gatehouse/contract/teams";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { type FaultKind, panelFaults } from "@gatehouse/story-kit/faults/faults";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { isDialogGone, openDialog, rowOf, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { TeamPanel } from "./team-panel";

const readout = demoGuid(2, 0);

const watched = watchedPortal();
const { navigation, onEvent } = watched;

const meta: Meta<typeof TeamPanel> = {
  title: "Panels/Teams/TeamPanel",
  component: TeamPanel,
  args: { teamGuid: readout },
  parameters: { portal: { as: "manager@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof TeamPanel>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText("manager@example.com", { selector: "dd *" })).toBeVisible();
    const held = await rowOf("Licenses", "GC-7F21-0942");
    await expect(within(held).getByText("Elena Marchetti")).toBeVisible();
    await expect(within(held).getByText("Static")).toBeVisible();
    await expect(within(held).getByRole("link", { name: "GC-7F21-0942" })).toHaveAttribute(
      "href",
      expect.stringContaining("/app/licenses/"),
    );
    await expect(within(await rowOf("Licenses", "GC-7F21-0943")).getByText("Dynamic")).toBeVisible();
    await expect(within(await rowOf("Licenses", "GC-7F21-0944")).getByText("Free")).toBeVisible();
    await expect(within(await rowOf("Members", "Jonas Weber")).getByText("Manager")).toBeVisible();
    const pending = await rowOf("Members", "Waiting for sign-up");
    await expect(within(pending).getAllByText("s.costa@example.com")[0]).toBeVisible();
    await expect(within(pending).getByText("Never")).toBeVisible();
  },
};

export const ReadOnly: Story = {
  parameters: { portal: { as: "member@example.com" } },
  play: async ({ canvas }) => {
    await rowOf("Licenses", "GC-7F21-0942");
    await rowOf("Members", "Aiko Tanaka");
    await expect(canvas.queryByRole("link")).toBeNull();
    for (const name of [/^Actions for/, "Add licenses", "Add member", "Edit name", "Delete team", /^Remove/])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect((await canvas.findAllByLabelText("Loading")).length).toBe(3),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 json", calls: "/licenses-groups/" } } },
  play: async ({ canvas }) => {
    const alerts = await waitFor(async () => {
      const found = canvas.getAllByRole("alert");
      await expect(found).toHaveLength(3);
      return found;
    });
    await expect(alerts.map((alert) => alert.textContent)).toEqual([
      expect.stringContaining("Failed to fetch the team."),
      expect.stringContaining("Failed to fetch group licenses. Please try again."),
      expect.stringContaining("Failed to fetch the members of the team."),
    ]);
  },
};

export const Unknown: Story = {
  args: { teamGuid: "00000000-0000-4000-8000-00000000dead" },
  parameters: { axe: false },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toContainEqual({
        target: expect.objectContaining({ path: "/licenses" }),
        replace: true,
      }),
    ),
};

export const Renames: Story = {
  play: async () => {
    const dialog = within(await openDialog("Edit name"));
    const name = dialog.getByRole("textbox", { name: "Team name" });
    await expect(name).toHaveValue("Readout firmware");
    for (const [text, fault] of [
      ["ab", "Team name must be at least 3 characters long"],
      ["x".repeat(51), "Team name cannot exceed 50 characters"],
      ["trigger DEVELOPMENT", "You already are the manager of a team with this name."],
    ] as const) {
      await userEvent.clear(name);
      await userEvent.type(name, `${text}{Enter}`);
      await expect(name).toHaveAccessibleDescription(fault);
    }
    await userEvent.clear(name);
    await userEvent.type(name, "Readout{Enter}");
    await isDialogGone();
    await expect(await screen.findByText("Readout")).toBeVisible();
  },
};

/** The dialog shows a name set in another window before it replaces that name. */
export const RenamedElsewhere: Story = {
  play: async ({ loaded }) => {
    const dialog = within(await openDialog("Edit name"));
    const url = `${window.location.origin}${teams.get.path.replace("{teamGuid}", readout)}`;
    const stored = async () =>
      ((await (await openedPortal(loaded).fetch(new Request(url))).json()) as { readonly name: string }).name;
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ name: "Front end" });
    await openedPortal(loaded).fetch(new Request(url, { method: teams.rename.method, body, headers }));
    await expect(await stored()).toBe("Front end");
    const name = dialog.getByRole("textbox", { name: "Team name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Readout{Enter}");
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(
        "The team was renamed to 'Front end' somewhere else. Saving replaces that name.",
      ),
    );
    await expect(await stored()).toBe("Front end");
    await userEvent.type(name, "{Enter}");
    await isDialogGone();
    await expect(await stored()).toBe("Readout");
  },
};

export const DeletesAfterTypingTheName: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Delete team" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    const button = dialog.getByRole("button", { name: /^Delete team/ });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(dialog.getByRole("textbox"), "readout firmware{Enter}{Tab}");
    await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(
      "You must type 'Readout firmware' to confirm.",
    );
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), "Readout firmware");
    await userEvent.click(button);
    await seesToast("Team 'Readout firmware' deleted.");
    await waitFor(() =>
      expect(navigation.visits.at(-1)).toEqual({
        target: expect.objectContaining({ path: "/licenses" }),
        replace: false,
      }),
    );
    await expect(onEvent).toHaveBeenCalledWith({ type: "team.deleted", teamGuid: readout });
  },
};

const failing = failsWith(
  "Failed to fetch the team.",
  "Failed to fetch group licenses. Please try again.",
  "Failed to fetch the members of the team.",
);

const faults = faultInjection({
  kinds: [...new Set<FaultKind>([...panelFaults, "404 html"])],
  panel: () => <TeamPanel teamGuid={readout} />,
  hasContent: async (panel) => {
    await expect(within(panel).getByText("manager@example.com", { selector: "dd *" })).toBeVisible();
    await expect(within(panel).getAllByText("GC-7F21-0942")[0]).toBeVisible();
    await expect(within(panel).getByText("Waiting for sign-up")).toBeVisible();
  },
  ...failing,
  // If the team doesn't exist, only one card says so.
  hasFailed: (panel, reason) =>
    (reason === "It doesn't exist or is no longer available."
      ? failsWith("Failed to fetch the team.")
      : failing
    ).hasFailed(panel, reason),
});

export const Faults: Story = {
  ...faults.story,
  play: async (context) => {
    await faults.story.play(context);
    await expect(faults.navigationOf("404 html").visits).toContainEqual({
      target: expect.objectContaining({ screen: "licenses" }),
      replace: true,
    });
    await expect(faults.navigationOf("500 html").visits).toEqual([]);
  },
};
