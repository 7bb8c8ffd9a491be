import { defineMessages } from "../../../portal/messages";

/** The texts of the changelog comparison. They load with it. */
export const compareChangelogsMessages = defineMessages("releases", {
  compareTitle: (tag: string) => `Compare the changelog of ${tag}`,
  compareWith: "Compare with",
  stableTag: (tag: string) => `${tag}, stable`,
  find: "Find by tag name",
  findHint: "The list has the newest releases and all stable ones.",
  finding: "Searching...",
  findFailed: "We couldn't search the releases. Change the text to try again.",
  found: (count: number) =>
    count === 0 ? "No release matches." : count === 1 ? "1 release matches." : `${count} releases match.`,
  compareClose: "Close",
  compareFailedList: "We couldn't load the other releases.",
  compareFailed: (tag: string) => `We couldn't load the changelog of ${tag}.`,
  nothingToCompare: "There is no other release to compare with.",
  changelogDifference: "Changelog difference",
  sameChangelogs: "The changelogs are the same",
  readingChangelogs: "Reading both changelogs...",
});
