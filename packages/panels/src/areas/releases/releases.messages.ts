import { oldReleaseDays, type ReleaseState } from "@gatehouse/contract/releases";
import { defineMessages } from "../../portal/messages";

const states: Readonly<Record<ReleaseState, string>> = {
  unpublished: "Not published",
  pending: "Not published",
  nightly: "Nightly build",
  "nightly-pending": "Nightly build",
  stable: "Stable release",
  rejected: "Rejected",
};

/** The texts of the list of releases, and those that the list and the release page share. */
export const releasesMessages = defineMessages("releases", {
  management: "Management",
  title: "Software Releases",
  failedList: "Failed to fetch software releases.",
  failedLatest: (product: string) => `Failed to fetch ${product} versions.`,
  latestStable: "Latest stable release",
  latestNightly: "Latest nightly build",
  noStable: "There is no stable release yet.",
  noNightly: "There is no nightly build yet.",
  createdOn: (date: string) => `Created on ${date}`,
  allReleases: "All releases",
  label: "Software releases",
  searchReleases: "Filter by tag name",
  empty: "No releases yet",
  emptyText: "A release appears here once its file is published.",
  columnTag: "Tag name",
  columnState: "State",
  columnCreated: "Created on",
  columnNotes: "Notes",
  columnActions: "Actions",
  rowActions: (tag: string) => `Actions for ${tag}`,
  compareChangelog: "Compare changelog…",
  noNotes: "–",
  states,
  waiting: "Waiting for approval",
  legacy: "Legacy",
  legacyTitle: "The portal's online features don't work with this version.",
  old: `Older than ${oldReleaseDays} days`,
});

export type ReleasesTexts = (typeof releasesMessages)["english"];
