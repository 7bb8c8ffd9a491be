import { defineMessages } from "../../portal/messages";

/** What was done with a release, as its history tells it. */
const acts: Readonly<Record<string, string>> = {
  publish: "Uploaded",
  publishNightly: "Published as nightly build",
  unpublishNightly: "Nightly build unpublished",
  askForApproval: "Approval asked for",
  approve: "Approved as stable release",
  reject: "Rejected",
  unpublishStable: "Stable release unpublished",
  editChangelog: "Changelog edited",
};

/** The texts of one release, to the letter of the specification where it quotes one. */
export const releaseMessages = defineMessages("releases", {
  release: "Release",
  failedRelease: "Failed to fetch the software release.",
  tagName: "Tag name",
  created: "Created on",
  nightly: "Nightly build",
  stable: "Stable release",
  download: "Download",
  share: "Share",
  yes: "Yes",
  no: "No",
  setBy: (email: string, date: string) => `${email}, ${date}`,
  downloadMissing: "Download is not available",
  linkExpires: (minutes: number) => `The link expires in ${minutes} minutes.`,
  linkLeft: (time: string) => `${time} left`,
  linkExpired: "The link has expired.",
  newLink: "Get a new link",
  generateLink: "Generate temporary link…",

  approval: "Approval",
  lifecycle: "Release lifecycle",
  stations: { done: "done", current: "now", waiting: "to come", failed: "ended here", void: "not reached" },
  rejected: "Rejected",
  askForApproval: "Ask for approval",
  askText: "Ask for approval when this version is ready to become the stable release.",
  askedBy: (email: string, date: string) => `${email} asked for approval on ${date}.`,
  pendingText: "Approving publishes this version as the stable release to every customer.",
  stableText: "Customers see this version as a stable release.",
  tested: "I have tested this version and checked the changelog.",
  testedRequired: "You must confirm that you have tested this version and checked the changelog.",
  approve: "Approve",
  reject: "Reject…",
  rejectedBy: (email: string, date: string) => `Rejected by ${email} on ${date}`,
  rejectedText: "This version was rejected.",
  noReason: "No reason provided.",
  publishNightly: "Publish as nightly",
  unpublishNightly: "Unpublish nightly",
  unpublishStable: "Unpublish stable",

  changelog: "Changelog",
  noChangelog: "This version has no changelog yet.",
  characters: (count: string) => `${count} ${count === "1" ? "character" : "characters"}`,
  editChangelog: "Edit",

  links: "Temporary links",
  failedLinks: "Failed to fetch temporary links.",
  noLinks: "No temporary link works right now.",
  linkCreated: "Created on",
  linkCreatedBy: "Created by",
  linkExpiresOn: "Expires on",
  linkDownloads: "Downloads",
  linkActions: "Actions",
  revoke: "Revoke",
  revokeLink: (date: string) => `Revoke the link that expires on ${date}`,

  history: "History",
  failedHistory: "Failed to fetch the release's history.",
  noHistory: "Nothing happened to this release yet.",
  acts,
  otherAct: "Changed",
  byCommandLine: "Command line",
});

export type ReleaseTexts = (typeof releaseMessages)["english"];
