import type { Command } from "@gatehouse/design/command-dialog";
import { keepText, readKeptText } from "../../data/kept-text";

const name = "recent-commands";
const most = 5;

/** The ids of the commands that were chosen last in this browser, the latest first. Signing out drops them. */
export function readRecent(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readKeptText(name) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** The same commands, which are remembered when they are chosen. */
export function remembered(commands: readonly Command[]): readonly Command[] {
  return commands.map((command) => ({
    ...command,
    onAction() {
      const others = readRecent().filter((id) => id !== command.id);
      keepText(name, JSON.stringify([command.id, ...others].slice(0, most)));
      command.onAction();
    },
  }));
}
