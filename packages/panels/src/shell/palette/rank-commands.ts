import type { Command, CommandGroup } from "@gatehouse/design/command-dialog";

/** How many of a group are shown: more is a list to read, not to choose from. */
const most = 8;

/**
 * The commands of each group that match what was typed, best first: those that begin with it, those with a word that does, those
 * that contain it or have it among their keywords, those that have its letters in their order. Groups with better matches come
 * first. Equals stay as they were. A number is found with a `#` before it too.
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
