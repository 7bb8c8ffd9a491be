import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { press, seesToast, textbox } from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { hasUnsavedChanges } from "../../../navigation/unsaved-changes";
import { ProjectSettingsPanel } from "./project-settings-panel";

const navigation = recordedNavigation();
const onEvent = fn();
const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);
const puts: { readonly name: string; readonly keep_sources_permission_granted?: boolean }[] = [];
let isRefused: "400" | "503" | undefined;
let isConnected = true;

/** Records the changes that are sent, and refuses them if a story sets `isRefused`. */
const through =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    if (!isConnected) throw new TypeError("Failed to fetch");
    const request = new Request(input, init);
    if (request.method !== "PUT") return send(request);
    puts.push((await request.clone().json()) as (typeof puts)[number]);
    return isRefused ? Response.json({ detail: "Not now." }, { status: Number(isRefused) }) : send(request);
  };

const meta: Meta<typeof ProjectSettingsPanel> = {
  title: "Panels/Projects/ProjectSettingsPanel",
  component: ProjectSettingsPanel,
  args: { projectGuid },
  parameters: { portal: { as: "customer@example.com", navigation, onEvent, through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    puts.length = 0;
    isRefused = undefined;
    isConnected = true;
    onEvent.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof ProjectSettingsPanel>;

const nameField = () => textbox(/^Name/);
const save = () => screen.findByRole("button", { name: "Save" });
const box = () => screen.findByRole<HTMLInputElement>("checkbox", { name: /^Allow us to keep/ });
const stored = async (loaded: Readonly<Record<string, unknown>>) => {
  const path = projects.get.path.replace("{projectGuid}", projectGuid);
  const response = await openedPortal(loaded).fetch(new Request(`${window.location.origin}${path}`));
  return (await response.json()) as { readonly name: string; readonly keep_sources_permission_granted: boolean };
};

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

/** The setting saves itself, without the text that is being typed in the form. */
export const KeepsSources: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.type(await nameField(), " 2");
    const keeps = await box();
    await expect(keeps).toBeChecked();
    await userEvent.click(keeps);
    await expect(keeps).not.toBeChecked();
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(puts).toEqual([expect.objectContaining({ name, keep_sources_permission_granted: false })]);
    await expect(await stored(loaded)).toMatchObject({ name, keep_sources_permission_granted: false });
    await expect(await nameField()).toHaveValue(`${name} 2`);
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

/** The last choice wins. */
export const ToggledQuickly: Story = {
  play: async ({ canvas, loaded }) => {
    const keeps = await box();
    for (let clicks = 0; clicks < 5; clicks += 1) await userEvent.click(keeps);
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(keeps).not.toBeChecked();
    await expect((await stored(loaded)).keep_sources_permission_granted).toBe(false);
    await userEvent.click(keeps);
    await waitFor(async () => expect((await stored(loaded)).keep_sources_permission_granted).toBe(true));
  },
};

export const SourcesRefused: Story = {
  play: async () => {
    isRefused = "400";
    const keeps = await box();
    await userEvent.click(keeps);
    await seesToast("Failed to update project settings.");
    await waitFor(() => expect(keeps).toBeChecked());
    await expect(screen.queryByText("Saved")).toBeNull();
  },
};

/** The choice stays, and Retry resends it. */
export const SourcesFailed: Story = {
  play: async ({ canvas, loaded }) => {
    isRefused = "503";
    const keeps = await box();
    await userEvent.click(keeps);
    await seesToast("Failed to update project settings.");
    await expect(await canvas.findByText("Not saved.")).toBeVisible();
    await expect(keeps).not.toBeChecked();
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
    isRefused = undefined;
    await press("Retry");
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
    await expect(keeps).not.toBeChecked();
    await expect((await stored(loaded)).keep_sources_permission_granted).toBe(false);
  },
};

/** Offline, the last choice and the typed text wait for a connection. */
export const SourcesOffline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isConnected });
    return () => {
      isConnected = true;
      Reflect.deleteProperty(navigator, "onLine");
    };
  },
  play: async ({ canvas, loaded }) => {
    const keeps = await box();
    const field = await nameField();
    isConnected = false;
    await userEvent.click(keeps);
    await expect(await canvas.findByText(/^Not saved yet/)).toBeVisible();
    await expect(keeps).not.toBeChecked();
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
    await userEvent.type(field, " 2");
    await userEvent.click(keeps);
    await userEvent.click(keeps);
    await expect(await canvas.findByText(/^Not saved yet/)).toBeVisible();
    await expect(screen.queryByText("Failed to update project settings.")).toBeNull();
    await expect(puts).toEqual([]);
    isConnected = true;
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(await stored(loaded)).toMatchObject({ name, keep_sources_permission_granted: false });
    await expect(field).toHaveValue(`${name} 2`);
    await userEvent.click(await save());
    await seesToast("Project settings saved.");
  },
};

export const RefusedUpdate: Story = {
  play: async () => {
    isRefused = "503";
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
