import { defineMessages } from "../../../portal/messages";

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The texts about the changes between two versions. */
export const changesMessages = defineMessages("changes", {
  newer: {
    stable: (own: string, count: number) =>
      `You have ${own}. ${counted(count, "stable release is newer", "stable releases are newer")}.`,
    nightly: (own: string, count: number) =>
      `You have ${own}. ${counted(count, "nightly build is newer", "nightly builds are newer")}.`,
  },
  seeChangesSince: (own: string) => `See what changed since ${own}`,
  title: (from: string, to: string) => `Changes from ${from} to ${to}`,
  ownVersion: "Your version",
  upTo: "Up to",
  newest: (version: string) => `${version}, newest`,
  versions: "Versions",
  changes: "Changes",
  totals: (versions: number, changes: number, steps: number) =>
    [
      counted(versions, "version", "versions"),
      counted(changes, "change", "changes"),
      ...(steps > 0 ? [counted(steps, "step before you update", "steps before you update")] : []),
    ].join(", "),
  beforeYouUpdate: (version: string) => `Before you update to ${version}`,
  noChangelog: "This version has no changelog.",
  copyAsMarkdown: "Copy as Markdown",
  close: "Close",
});
