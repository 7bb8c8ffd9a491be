import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { confirmTwice, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoGuid, demoProjectGuid, demoSha, demoTagGuid, everyState } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { BuildPanel } from "../areas/builds/build-panel/build-panel";
import { SimulationPanel } from "../areas/builds/simulation-panel/simulation-panel";
import { CommitPanel } from "../areas/projects/commit-panel/commit-panel";
import { CommitsPanel } from "../areas/projects/commits-panel/commits-panel";
import { ForksPanel } from "../areas/projects/forks-panel/forks-panel";
import { ProjectPanel } from "../areas/projects/project-panel/project-panel";
import { ProjectSettingsPanel } from "../areas/projects/project-settings-panel/project-settings-panel";
import { TagPanel } from "../areas/projects/tag-panel/tag-panel";
import { TagsPanel } from "../areas/projects/tags-panel/tags-panel";
import { TeamPanel } from "../areas/teams/team-panel/team-panel";
import { PollPaceContext } from "./poll-pace";

const watched = watchedPortal();
const { navigation, requests } = watched;
const versions = `/api/webapp/v1/projects/${everyStateCommit.projectGuid}/versions/${everyStateCommit.commitSha}`;
/** Each story has its own objects, because a tab tells the user only once of each. */
const [ofCommit, viewed, edited, tagged, forked, pushed] = [
  "Neutron counter",
  "Pulse shaper",
  "Scaler bank",
  "Coincidence matrix",
  "Charge integrator",
  "FIFO",
].map(demoProjectGuid) as [string, string, string, string, string, string];
const tagGuid = demoTagGuid(everyState.project, "v2.4");
const commitSha = demoSha("Neutron counter", 1);
const addressOf = (projectGuid: string) => `/api/webapp/v1/projects/${projectGuid}/`;

const meta: Meta = {
  title: "Panels/DeletedElsewhere",
  parameters: { portal: { as: "customer@example.com", ...watched.portal }, axe: false },
  decorators: [
    (Story) => (
      <PollPaceContext value={1 / 300}>
        <Story />
      </PollPaceContext>
    ),
  ],
  beforeEach: watched.reset,
};

export default meta;

const toasts = () => within(screen.getByRole("region", { name: "Notifications", hidden: true }));
const polls = () => requests.made.filter((made) => made.startsWith("GET ")).length;
const isPolledOn = async () => {
  const before = polls();
  await waitFor(() => expect(polls()).toBeGreaterThan(before + 5));
};

interface Deletion {
  readonly path: string;
  readonly shown: (place: StoryContext["canvas"]) => Promise<HTMLElement>;
  readonly toast: RegExp;
  readonly parent: string;
  /** Makes a panel that does not poll notice the deletion. */
  readonly act?: () => Promise<void>;
}

/** The user sees once what was deleted, however often the panel is refused before its page has left. */
function isReportedOnce(panel: ReactNode, { path, shown, toast, parent, act }: Deletion): StoryObj {
  return {
    render: () => <>{panel}</>,
    play: async ({ canvas, loaded }) => {
      await shown(canvas);
      const deletion = new Request(window.location.origin + path, { method: "DELETE" });
      await expect((await openedPortal(loaded).fetch(deletion)).status).toBe(204);
      await act?.();
      await seesToast(toast);
      await expect(navigation.visits[0]).toMatchObject({ target: { screen: parent }, replace: true });
      if (act === undefined) await isPolledOn();
      await expect(toasts().getAllByText(/deleted somewhere else/)).toHaveLength(1);
    },
  };
}

export const Build = isReportedOnce(<BuildPanel {...everyStateCommit} buildNumber={demoBuilds.success} />, {
  path: `${versions}/builds/${demoBuilds.success}/`,
  shown: (place) => place.findByText("Delete"),
  toast: /^Build #9\.6 was deleted somewhere else\.$/,
  parent: "commit",
});
export const Simulation = isReportedOnce(<SimulationPanel {...everyStateCommit} buildNumber="2" />, {
  path: `${versions}/simulations/2/`,
  shown: (place) => place.findByText("Delete"),
  toast: /^Simulation #9\.2 was deleted somewhere else\.$/,
  parent: "commit",
});
export const Commit = isReportedOnce(<CommitPanel projectGuid={ofCommit} commitSha={commitSha} />, {
  path: addressOf(ofCommit),
  shown: (place) => place.findByText("Create tag"),
  toast: new RegExp(`^Commit ${commitSha.slice(0, 7)} was deleted somewhere else\\.$`),
  parent: "project",
});
export const Project = isReportedOnce(<ProjectPanel projectGuid={viewed} />, {
  path: addressOf(viewed),
  shown: (place) => place.findByText("Latest build"),
  toast: /^Project 'Pulse shaper' was deleted somewhere else\.$/,
  parent: "projects",
});
export const ProjectSettings = isReportedOnce(<ProjectSettingsPanel projectGuid={edited} />, {
  path: addressOf(edited),
  shown: (place) => place.findByDisplayValue("Scaler bank"),
  toast: /^Project 'Scaler bank' was deleted somewhere else\.$/,
  parent: "projects",
  act: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /^Name/ }), " 2");
    await press("Save");
    const form = within(await screen.findByRole("form", { name: "General" }));
    await expect(await form.findByText("Project 'Scaler bank' was deleted somewhere else.")).toBeVisible();
    await expect(form.queryByText("Not found.")).toBeNull();
  },
});

const searches = async () => userEvent.type(await screen.findByRole("searchbox"), "x");
/** The reader comes back to the tab some time later. */
const comesBack = async () => {
  const now = Date.now;
  Date.now = () => now.call(Date) + 10_000;
  try {
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(navigation.visits).not.toEqual([]));
  } finally {
    Date.now = now;
  }
};

export const Tag = isReportedOnce(<TagPanel projectGuid={everyStateCommit.projectGuid} tagGuid={tagGuid} />, {
  path: `${addressOf(everyStateCommit.projectGuid)}tags/${tagGuid}/`,
  shown: (place) => place.findByText("v2.4", { selector: "dd *" }),
  toast: /^Tag 'v2\.4' was deleted somewhere else\.$/,
  parent: "tags",
  act: comesBack,
});
export const Tags = isReportedOnce(<TagsPanel projectGuid={tagged} />, {
  path: addressOf(tagged),
  shown: (place) => place.findByText("No tags found."),
  toast: /^This project was deleted somewhere else\.$/,
  parent: "projects",
  act: comesBack,
});
export const Forks = isReportedOnce(<ForksPanel projectGuid={forked} />, {
  path: addressOf(forked),
  shown: (place) => place.findByText("No forks found."),
  toast: /^This project was deleted somewhere else\.$/,
  parent: "projects",
  act: comesBack,
});
/** The list of commits changes its page, and its next page is refused. */
export const Commits = isReportedOnce(<CommitsPanel projectGuid={pushed} />, {
  path: addressOf(pushed),
  shown: (place) => place.findByRole("table", { name: "Commits" }),
  toast: /^This project was deleted somewhere else\.$/,
  parent: "projects",
  act: searches,
});

/** The user's own deletion has its own toast. */
export const OwnDeletion: StoryObj = {
  render: () => <BuildPanel {...everyStateCommit} buildNumber={demoBuilds.failed} />,
  play: async () => {
    await press("Delete");
    await confirmTwice("Delete build", "Delete build");
    await seesToast(`Build #9.${demoBuilds.failed} deleted.`);
    await isPolledOn();
    await expect(screen.queryByText(/deleted somewhere else/)).toBeNull();
  },
};

const readout = demoGuid(2, 0);

/** So has that of a team. */
export const OwnTeamDeletion: StoryObj = {
  parameters: { portal: { as: "manager@example.com", ...watched.portal } },
  render: () => <TeamPanel teamGuid={readout} />,
  play: async () => {
    await press("Delete team");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox"), "Readout firmware");
    await userEvent.click(dialog.getByRole("button", { name: "Delete team" }));
    await seesToast("Team 'Readout firmware' deleted.");
    await isPolledOn();
    await expect(screen.queryByText(/This page doesn't exist/)).toBeNull();
  },
};
