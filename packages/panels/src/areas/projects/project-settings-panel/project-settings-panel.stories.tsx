import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { press, seesToast, textbox } from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { hasUnsavedChanges } from "../../../navigation/unsaved-changes";
import {
  box,
  forgetSettings,
  nameField,
  navigation,
  onEvent,
  portal,
  projectGuid,
  projectName as name,
  puts,
  save,
  server,
  stored,
} from "../../../testing/project-settings";
import { ProjectSettingsPanel } from "./project-settings-panel";

const meta: Meta<typeof ProjectSettingsPanel> = {
  title: "Panels/Projects/ProjectSettingsPanel",
  component: ProjectSettingsPanel,
  args: { projectGuid },
  parameters: { portal },
  beforeEach: forgetSettings,
};

export default meta;
type Story = StoryObj<typeof ProjectSettingsPanel>;

export const Default: Story = {
  play: async () => {
    const field = await nameField();
    await expect(field).toHaveValue(name);
    await expect(await save()).toHaveAttribute("aria-disabled", "true");
    await userEvent.clear(field);
    await userEvent.click(await save());
    await expect(field).toHaveAccessibleDescription("Enter a name");
    await userEvent.click(field);
    await userEvent.paste("x".repeat(101));
    await userEvent.click(await save());
    await expect(field).toHaveAccessibleDescription("Use at most 100 characters");
    await userEvent.clear(field);
    await userEvent.type(field, " Muon trigger ");
    await userEvent.dblClick(await save());
    await seesToast("Project settings saved.");
    await waitFor(() => expect(field).toHaveValue("Muon trigger"));
    await expect(await save()).toHaveAttribute("aria-disabled", "true");
    await expect(puts).toHaveLength(1);
    await expect(puts[0]).not.toHaveProperty("keep_sources_permission_granted");
    await expect(onEvent.mock.calls).toEqual([[{ type: "project.updated", projectGuid }]]);
  },
};

/** Leaving loses typed text, so it is guarded until the text is saved. */
export const Unsaved: Story = {
  play: async () => {
    const field = await nameField();
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    await userEvent.type(field, " 2");
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
    await userEvent.click(await save());
    await seesToast("Project settings saved.");
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  },
};

export const DescriptionTooLong: Story = {
  play: async () => {
    const field = await textbox("Description");
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste("x".repeat(501));
    await userEvent.click(await save());
    await expect(field).toHaveAccessibleDescription("Use at most 500 characters");
    await expect(puts).toEqual([]);
  },
};

/** Changes the project, as another window would. */
const changeElsewhere = async (loaded: Readonly<Record<string, unknown>>, changes: object) => {
  const url = `${window.location.origin}${projects.get.path.replace("{projectGuid}", projectGuid)}`;
  const { description } = (await stored(loaded)) as { readonly description?: string };
  const body = JSON.stringify({ name: (await stored(loaded)).name, description, ...changes });
  const headers = { "Content-Type": "application/json" };
  const response = await openedPortal(loaded).fetch(new Request(url, { method: "PUT", body, headers }));
  await expect(response.status).toBe(200);
};

/** Another window's change that this window hasn't loaded survives saves of the setting and of the form. */
export const RenamedElsewhere: Story = {
  play: async ({ canvas, loaded }) => {
    const field = await nameField();
    await changeElsewhere(loaded, { name: "Renamed" });
    await userEvent.click(await box());
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(await stored(loaded)).toMatchObject({ name: "Renamed", keep_sources_permission_granted: false });
    await waitFor(() => expect(field).toHaveValue("Renamed"));

    await changeElsewhere(loaded, { name: "Renamed again" });
    await userEvent.type(await textbox("Description"), " More.");
    await userEvent.click(await save());
    await seesToast("Project settings saved.");
    await expect(await stored(loaded)).toMatchObject({
      name: "Renamed again",
      description: expect.stringMatching(/ More\.$/) as string,
    });
    await waitFor(() => expect(field).toHaveValue("Renamed again"));
    await expect(canvas.queryByText(/changed somewhere else/)).toBeNull();
  },
};

/** If a field was changed here and elsewhere, the form warns the user before it saves. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas, loaded }) => {
    const field = await nameField();
    await userEvent.type(field, " 2");
    await changeElsewhere(loaded, { name: "Renamed" });
    await userEvent.click(await save());
    const notice = "These fields were changed somewhere else: Name. Saving replaces those changes.";
    await expect(await canvas.findByText(notice)).toBeVisible();
    await expect(puts).toEqual([]);
    await expect(field).toHaveValue(`${name} 2`);
    await userEvent.click(await save());
    await seesToast("Project settings saved.");
    await expect((await stored(loaded)).name).toBe(`${name} 2`);
    await waitFor(() => expect(canvas.queryByText(notice)).toBeNull());
  },
};

export const RefusedUpdate: Story = {
  play: async () => {
    server.refusal = 503;
    await userEvent.type(await nameField(), " 2");
    await userEvent.click(await save());
    await seesToast("Failed to update project.");
    await expect(await nameField()).toHaveValue(`${name} 2`);
  },
};

/** The dialog says what will be lost, and requires the exact name. */
export const Deletes: Story = {
  play: async () => {
    await press("Delete project");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete project" }));
    for (const lost of ["9 commits with all source files", "5 tags"])
      await expect(dialog.getByText(lost)).toBeVisible();
    await expect(dialog.getByText(/The 2 forks of this project stay\./)).toBeVisible();
    const confirm = dialog.getByRole("button", { name: "Delete project" });
    await userEvent.type(dialog.getByRole("textbox"), name.toLowerCase());
    await expect(confirm).toHaveAttribute("aria-disabled", "true");
    await userEvent.clear(dialog.getByRole("textbox"));
    await userEvent.type(dialog.getByRole("textbox"), name);
    await userEvent.dblClick(confirm);
    await seesToast(`Project '${name}' deleted.`);
    await waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "projects" }) as unknown, replace: false },
      ]),
    );
    await expect(onEvent.mock.calls).toEqual([[{ type: "project.deleted", projectGuid }]]);
  },
};

export const Missing: Story = {
  args: { projectGuid: demoProjectGuid("Muon telescope trigger (Weber)") },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "projects" }) as unknown, replace: true },
      ]),
    ),
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch the project, please try again later."),
};

export const Faults: Story = faultInjection({
  panel: () => <ProjectSettingsPanel projectGuid={projectGuid} />,
  hasContent: (panel) => expect(within(panel).getByRole("textbox", { name: /^Name/ })).toBeVisible(),
  ...failsWith("Failed to fetch the project, please try again later."),
}).story;
