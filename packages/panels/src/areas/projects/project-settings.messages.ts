import { defineMessages } from "../../portal/messages";

const things = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The texts of a project's settings. */
export const projectSettingsMessages = defineMessages("projects", {
  general: "General",
  name: "Name",
  projectDescription: "Description",
  save: "Save",
  nothingChanged: "Nothing has changed yet.",
  saved: "Project settings saved.",
  updateFailed: "Failed to update project.",
  changedMeanwhile: (fields: string) =>
    `These fields were changed somewhere else: ${fields}. Saving replaces those changes.`,
  projectNameRequired: "Enter a name",
  tooLong: (limit: number) => `Use at most ${limit} characters`,

  sources: "Sources",
  keepSources: "Allow us to keep the source files of new commits",
  keepSourcesText:
    "If this is off, we delete a commit's sources once its builds and simulations have ended. You can delete kept sources on the commit's page.",
  savingSources: "Saving...",
  savedSources: "Saved",
  waitingSources: "Not saved yet. We'll save it when you're back online.",
  unsavedSources: "Not saved.",
  settingsFailed: "Failed to update project settings.",

  deleteProject: "Delete project",
  deleteHint: "Deletes the project with everything in it. You can't undo this.",
  deleteText: (name: string) => `This permanently deletes '${name}' with:`,
  lostCommits: (commits: number) => `${things(commits, "commit", "commits")} with all source files`,
  lostTags: (tags: number) => things(tags, "tag", "tags"),
  lostBuilds: "All builds and simulations with their logs and output files",
  deleteRest: (forks: number) =>
    forks === 0
      ? "Running builds are stopped."
      : `Running builds are stopped. ${forks === 1 ? "The fork of this project stays." : `The ${forks} forks of this project stay.`}`,
  projectDeleted: (name: string) => `Project '${name}' deleted.`,
  deleteFailed: "Failed to delete project. Please try again.",
});

export type ProjectSettingsTexts = (typeof projectSettingsMessages)["english"];
