import {
  changelogMin,
  reasonMin,
  type ReleaseAct,
  sharedLinkMaxDays,
  unpublishReasonMax,
} from "@gatehouse/contract/releases";
import { defineMessages } from "../../portal/messages";

type Asked = Exclude<ReleaseAct, "editChangelog">;

const titles: Readonly<Record<Asked, string>> = {
  publishNightly: "Publish as nightly",
  unpublishNightly: "Unpublish nightly",
  askForApproval: "Ask for approval",
  approve: "Approve stable release",
  reject: "Reject stable release",
  unpublishStable: "Unpublish stable",
};

const questions: Readonly<Record<Asked, (tag: string) => string>> = {
  publishNightly: (tag) => `Publish ${tag} as a nightly build? Every customer will see it.`,
  unpublishNightly: (tag) => `Unpublish the nightly build ${tag}? Customers can't download it anymore.`,
  askForApproval: (tag) => `Ask for approval of ${tag} as a stable release?`,
  approve: (tag) => `Approve ${tag}? Every customer will see it as a stable release.`,
  reject: (tag) => `Reject ${tag}? Nobody can ask for its approval again, and its changelog can't be changed anymore.`,
  unpublishStable: (tag) => `Unpublish the stable release ${tag}? Customers can't download it anymore.`,
};

const successes: Readonly<Record<Asked, (tag: string) => string>> = {
  publishNightly: (tag) => `${tag} is now a nightly build.`,
  unpublishNightly: (tag) => `The nightly build ${tag} was unpublished.`,
  askForApproval: (tag) => `${tag} is waiting for approval.`,
  approve: (tag) => `${tag} is now a stable release.`,
  reject: (tag) => `${tag} was rejected.`,
  unpublishStable: (tag) => `The stable release ${tag} was unpublished.`,
};

const failures: Readonly<Record<Asked, string>> = {
  publishNightly: "Failed to publish as nightly build.",
  unpublishNightly: "Failed to unpublish nightly build.",
  askForApproval: "Failed to ask for stable release approval.",
  approve: "Failed to approve stable release.",
  reject: "Failed to reject stable release.",
  unpublishStable: "Failed to unpublish stable release.",
};

/** The texts of the dialogs of a release. They load with the first dialog. */
export const releaseDialogsMessages = defineMessages("releases", {
  titles,
  questions,
  successes,
  failures,
  approvesFirst: (tag: string) => `Approve ${tag}? Customers see it once somebody else has approved it too.`,
  approvedFirst: (tag: string) => `You have approved ${tag}. Somebody else has to approve it too.`,
  staysNightly: (tag: string) =>
    `Unpublish the stable release ${tag}? Customers can still download it as a nightly build.`,
  staysStable: (tag: string) =>
    `Unpublish the nightly build ${tag}? Customers can still download it as a stable release.`,
  confirmYes: "Yes",
  confirmNo: "No",
  unconfirmedAct: "We couldn't confirm whether your change was saved. Check the release before you try again.",
  notNow: {
    stable: "This release is stable.",
    "not-stable": "This release isn't stable.",
    nightly: "This release is already a nightly build.",
    "not-nightly": "This release isn't a nightly build.",
    rejected: "This release was rejected.",
    "not-rejected": "This release wasn't rejected.",
    pending: "This release is already waiting for approval.",
    "not-pending": "This release isn't waiting for approval.",
    "no-file": "This release has no file.",
    changelog: "The changelog has changed. Read it before you continue.",
    file: "The file of this release was replaced. Look at the new one before you approve it.",
  },
  rejectReason: "Reason",
  rejectsNightly: "It's also a nightly build, which customers can't download anymore.",
  rejectNotice: "Customers who downloaded it see a notice without the reason.",
  reasonRequired: "Please provide a reason for rejection.",
  reasonTooShort: `Please provide a reason with at least ${reasonMin} characters`,
  unpublishReason: "Reason",
  unpublishReasonHint: "Customers who downloaded this version see it on their downloads page.",
  unpublishReasonTooLong: `Enter a reason with at most ${unpublishReasonMax} characters`,
  successor: "Use instead",
  noSuccessor: "No other version",
  affects: (count: string, number: number) =>
    number === 1 ? "1 account downloaded this version" : `${count} accounts downloaded this version`,
  affectsMore: (count: string) => `and ${count} more`,
  affectsNobody: "No account downloaded this version.",
  changelogTooShort: "Changelog too short",
  changelogTooShortText: `Please provide a changelog with at least ${changelogMin} characters before proceeding.`,
  editTheChangelog: "Edit changelog",
  close: "Close",

  linkTitle: "Generate Temporary Link",
  linkText: (tag: string) => `Anyone with this link can download ${tag} until it expires.`,
  linkExpiry: "Expires on",
  linkZone: (zone: string) => `Time zone: ${zone}`,
  linkTimeRequired: "Choose a date and time.",
  linkTimeOutside: `Choose a time between now and ${sharedLinkMaxDays} days ahead.`,
  generate: "Generate Link",
  generateFailed: "Failed to generate temporary download link.",
  unconfirmedLink: "We couldn't confirm whether a link was generated. Check the temporary links before you try again.",
  link: "Temporary link",
  linkReady: (date: string) => `This link works until ${date}. Copy it now, because it isn't shown again.`,
  copyLink: "Copy Link",
  linkCopied: "Link copied to clipboard!",

  revokeTitle: "Revoke temporary link",
  revokeText: (date: string) => `Revoke the link that expires on ${date}? It stops working right away.`,
  revoked: "The temporary link was revoked.",
  revokeFailed: "Failed to revoke the temporary link.",
});

export type ReleaseDialogsTexts = (typeof releaseDialogsMessages)["english"];
