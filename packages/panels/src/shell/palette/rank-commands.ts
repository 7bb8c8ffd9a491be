import type { Command } from "@gatehouse/design/command-dialog";

/** How many of a group are shown: more is a list to read, not to choose from. */
const most = 8;

/**
 * The commands that answer to what was typed, best first: those that begin with it, those with a word that does, those that
 * contain it, those that have its letters in their order. Equals stay as they were.
 */
export function rankCommands(commands: readonly Command[], query: string): readonly Command[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === "") return commands.slice(0, most);
  return commands
    .map((command) => ({ command, rank: rankOf(command.label.toLowerCase(), wanted) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ command }) => command);
}

const noMatch = 4;

function rankOf(label: string, wanted: string): number {
  if (label.startsWith(wanted)) return 0;
  if (label.split(/[\s\-_/.]+/).some((word) => word.startsWith(wanted))) return 1;
  if (label.includes(wanted)) return 2;
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
