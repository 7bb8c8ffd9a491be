import type { Command, CommandGroup } from "@gatehouse/design/command-dialog";

/** The maximum number of results in a group, so that they stay quick to scan. */
const most = 8;

/**
 * Filters and ranks each group's commands: label prefix, word prefix, substring or keyword prefix, letters in order.
 * Groups with better matches come first, and ties keep their order. A `#` before a number is ignored.
 */
export function rankCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const wanted = query
    .trim()
    .toLowerCase()
    .replace(/#\s*(?=\d)/g, "");
  return groups
    .map(({ label, commands }) => ({ label, found: matches(commands, wanted) }))
    .sort((a, b) => (a.found[0]?.rank ?? noMatch) - (b.found[0]?.rank ?? noMatch))
    .map(({ label, found }) => ({ label, commands: found.map(({ command }) => command) }));
}

function matches(commands: readonly Command[], wanted: string) {
  return commands
    .map((command) => ({ command, rank: wanted === "" ? 0 : rankOf(command, wanted) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most);
}

const noMatch = 4;

function rankOf({ label: given, keywords = "" }: Command, wanted: string): number {
  const label = given.toLowerCase();
  if (label.startsWith(wanted)) return 0;
  if (label.split(/[\s\-_/.]+/).some((word) => word.startsWith(wanted))) return 1;
  if (label.includes(wanted) || ` ${keywords.toLowerCase()}`.includes(` ${wanted}`)) return 2;
  return hasInOrder(label, wanted.replace(/\s+/g, "")) ? 3 : noMatch;
}

function hasInOrder(label: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = label.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
