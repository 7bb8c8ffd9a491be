import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { confirmTwice, isDialogGone, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoProjectGuid, demoSha, everyState } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { commitResponse } from "../../../testing/commit-response";
import { CommitPanel } from "./commit-panel";

const watched = watchedPortal();
const { navigation, onEvent, requests, rewritten } = watched;
const { projectGuid, commitSha } = everyStateCommit;

const meta: Meta<typeof CommitPanel> = {
  title: "Panels/Projects/CommitPanel",
  component: CommitPanel,
  args: everyStateCommit,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof CommitPanel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Read out scalers without dead time" })).toBeVisible();
    await expect(canvas.getByText("324186b")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "v2.5-rc1" })).toHaveAttribute(
      "href",
      expect.stringMatching(new RegExp(`^/app/projects/${projectGuid}/tags/`)) as string,
    );
    await expect(canvas.getByText("Committed on")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download SCF file" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/versions\/[0-9a-f]{40}\/scf\/$/),
    );
    await expect(canvas.getByRole("link", { name: "Muon telescope trigger" })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}`,
    );
  },
};

export const Copies: Story = {
  parameters: { axe: false },
  play: async ({ canvas }) => {
    const written: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await userEvent.click(await canvas.findByRole("button", { name: `Copy ${commitSha}` }));
    await seesToast("Copied to clipboard!");
    await expect(written).toEqual([commitSha]);
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 html" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch the commit, please try again later."),
};

/** No tags, no sources, no picture. */
export const Bare: Story = {
  beforeEach: () => void rewritten.responses.set(projects.getCommit, commitResponse({ message: " ", scf_file: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No tags")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Commit 324186b" })).toBeVisible();
    await expect(canvas.getByText("No top design for this commit")).toBeVisible();
    await expect(canvas.getByText("No source files are kept")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Delete source files" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Download SCF file" })).toBeNull();
  },
};

/** The dialog says what will be lost. The details then show the deletion, and the focus survives the removed button. */
export const DeletesSources: Story = {
  play: async ({ canvas }) => {
    await press("Delete source files");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete sources" }));
    await expect(dialog.getByText(/You can't build this commit again/)).toBeVisible();
    await expect(dialog.getByText(/Builds that are waiting will fail\.$/)).toBeVisible();
    await confirmTwice("Delete sources", "Delete Sources");
    await isDialogGone();
    await expect(await canvas.findByText("No source files are kept")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Delete source files" })).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(requests.writes()).toHaveLength(1);
    await expect(onEvent).toHaveBeenCalledWith({ type: "commit.sources-deleted", projectGuid, commitSha });
  },
};

/** The dialog creates a tag for this commit, although it isn't the latest one. */
export const CreatesTag: Story = {
  args: { projectGuid, commitSha: demoSha("Muon telescope trigger", 4) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No tags")).toBeVisible();
    await press("Create tag");
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByRole("combobox", { name: /^Commit/ })).toHaveDisplayValue(/Register the top-level/);
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "v2.3.1");
    await userEvent.click(dialog.getByRole("button", { name: "Create" }));
    await isDialogGone();
    await expect(await canvas.findByRole("link", { name: "v2.3.1" })).toBeVisible();
  },
};

/** A host page that switches from one commit to another. */
function TwoCommits(): JSX.Element {
  const [number, setNumber] = useState(4);
  return (
    <>
      <CommitPanel projectGuid={projectGuid} commitSha={demoSha(everyState.project, number)} />
      <button type="button" onClick={() => setNumber(number === 4 ? everyState.number : 4)}>
        Other
      </button>
    </>
  );
}

/** A commit's dialog closes when the panel shows another commit, even one that is already loaded. */
export const ChangesCommit: Story = {
  parameters: { axe: false },
  render: () => <TwoCommits />,
  play: async ({ canvas }) => {
    const other = canvas.getByRole("button", { name: "Other" });
    await canvas.findByText("No tags");
    await userEvent.click(other);
    await canvas.findByText("324186b");
    await press("Create tag");
    await screen.findByRole("dialog");
    await fireEvent.click(other);
    await waitFor(() => expect(canvas.queryByText("324186b")).toBeNull());
    await isDialogGone();
  },
};

export const KeepsSources: Story = {
  parameters: { axe: false },
  play: async () => {
    await press("Delete source files");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
    await isDialogGone();
    await expect(requests.writes()).toEqual([]);
  },
};

const word = "overlong-commit-message-".repeat(8);

export const LongText: Story = {
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () =>
    void rewritten.responses.set(
      projects.getCommit,
      commitResponse({
        message: `${word}\n\nIts second paragraph <b>is text</b>.`,
        tags: [{ name: word }, { name: "a/b?c" }],
        project: { guid: projectGuid, name: word },
        created_on: "never",
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: word })).toBeVisible();
    await expect(canvas.getByText("Its second paragraph <b>is text</b>.")).toBeVisible();
    await expect(canvas.getByText("Invalid date format")).toBeVisible();
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};

export const Missing: Story = {
  args: { projectGuid, commitSha: demoSha("Pulse shaper", 1) },
  parameters: { axe: false },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "project", params: { projectGuid } }), replace: true },
      ]),
    ),
};

/** Another account's commit counts as missing. */
export const SomebodyElses: Story = {
  args: {
    projectGuid: demoProjectGuid("Muon telescope trigger (Weber)"),
    commitSha: demoSha("Muon telescope trigger (Weber)", 1),
  },
  parameters: { axe: false },
  play: async () => waitFor(() => expect(navigation.visits).toHaveLength(1)),
};

export const Faults: Story = faultInjection({
  panel: () => <CommitPanel {...everyStateCommit} />,
  hasContent: (panel) => expect(within(panel).getByText("v2.5-rc1")).toBeVisible(),
  ...failsWith("Failed to fetch the commit, please try again later."),
}).story;
