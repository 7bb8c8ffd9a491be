import type { Command } from "@gatehouse/design/command-dialog";
import { keepText, readKeptText } from "../../data/kept-text";

const nameOf = (account: string) => `recent-commands.${account}`;
const most = 5;

/** The ids of the commands that an account has chosen last in this browser, the latest first. Signing out drops them. */
export function readRecent(account: string | undefined): readonly string[] {
  if (account === undefined) return [];
  try {
    const kept: unknown = JSON.parse(readKeptText(nameOf(account)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** The same commands, which are remembered when they are chosen. */
export function remembered(commands: readonly Command[], account: string | undefined): readonly Command[] {
  return commands.map((command) => ({
    ...command,
    onAction() {
      const others = readRecent(account).filter((id) => id !== command.id);
      if (account !== undefined) keepText(nameOf(account), JSON.stringify([command.id, ...others].slice(0, most)));
      command.onAction();
    },
  }));
}
