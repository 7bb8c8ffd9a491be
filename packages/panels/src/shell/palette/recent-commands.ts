import type { Command } from "@gatehouse/design/command-dialog";
import { keepText, readKeptText } from "../../data/kept-text";

const nameOf = (account: string) => `recent-commands.${account}`;
const most = 5;

/** The ids of the account's recent commands in this browser, latest first. Sign-out deletes them. */
export function readRecent(account: string | undefined): readonly string[] {
  if (account === undefined) return [];
  try {
    const kept: unknown = JSON.parse(readKeptText(nameOf(account)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** Wraps the commands, so that each choice is remembered. */
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
