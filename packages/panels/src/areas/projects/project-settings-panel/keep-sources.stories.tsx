import { press, seesToast } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { hasUnsavedChanges } from "../../../navigation/unsaved-changes";
import {
  box,
  forgetSettings,
  nameField,
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
  title: "Panels/Projects/Keeping sources",
  component: ProjectSettingsPanel,
  args: { projectGuid },
  parameters: { portal },
  beforeEach: forgetSettings,
};

export default meta;
type Story = StoryObj<typeof ProjectSettingsPanel>;

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
    server.refusal = 400;
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
    server.refusal = 503;
    const keeps = await box();
    await userEvent.click(keeps);
    await seesToast("Failed to update project settings.");
    await expect(await canvas.findByText("Not saved.")).toBeVisible();
    await expect(keeps).not.toBeChecked();
    await waitFor(() => expect(hasUnsavedChanges()).toBe(true));
    server.refusal = undefined;
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
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => server.isConnected });
    return () => {
      server.isConnected = true;
      Reflect.deleteProperty(navigator, "onLine");
    };
  },
  play: async ({ canvas, loaded }) => {
    const keeps = await box();
    const field = await nameField();
    server.isConnected = false;
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
    server.isConnected = true;
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByText("Saved")).toBeVisible();
    await expect(await stored(loaded)).toMatchObject({ name, keep_sources_permission_granted: false });
    await expect(field).toHaveValue(`${name} 2`);
    await userEvent.click(await save());
    await seesToast("Project settings saved.");
  },
};
