import { defineMessages } from "../../../portal/messages";

/** The texts of the comparison of two changelogs, which load with it. */
export const compareChangelogsMessages = defineMessages("releases", {
  compareTitle: (tag: string) => `Compare the changelog of ${tag}`,
  compareWith: "Compare with",
  stableTag: (tag: string) => `${tag}, stable`,
  compareClose: "Close",
  compareFailedList: "We couldn't load the other releases.",
  compareFailed: (tag: string) => `We couldn't load the changelog of ${tag}.`,
  nothingToCompare: "There is no other release to compare with.",
  changelogDifference: "Changelog difference",
  sameChangelogs: "The changelogs are the same",
  readingChangelogs: "Reading both changelogs...",
});
