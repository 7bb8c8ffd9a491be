import { type Command, CommandDialog } from "@gatehouse/design/command-dialog";
import { type ReactNode, useState } from "react";
import { useAccountHash } from "../../data/account-hash";
import { useMessages } from "../../portal/messages";
import { paletteMessages } from "./palette.messages";
import { rankCommands } from "./rank-commands";
import { readRecent, remembered } from "./recent-commands";
import { useActionCommands } from "./use-action-commands";
import { type DrawDialog, useDialogCommands } from "./use-dialog-commands";
import { useLicenseCommands } from "./use-license-commands";
import { useOrderCommands } from "./use-order-commands";
import { usePageCommands } from "./use-page-commands";
import { useProjectCommands } from "./use-project-commands";
import { useTeamCommands } from "./use-team-commands";
import { useTicketCommands } from "./use-ticket-commands";

export interface CommandPaletteProps {
  /** The text typed while the palette loaded. */
  readonly typed: () => string;
  /** Some commands open a dialog that replaces the palette. */
  readonly onOpen: (dialog: DrawDialog) => void;
  readonly onClose: () => void;
}

/**
 * Finds the user's pages, projects, licenses, orders, tickets and teams, and the actions of every page. Before the user
 * types, the most recent choices come first.
 */
export function CommandPalette({ typed, onOpen, onClose }: CommandPaletteProps): ReactNode {
  const texts = useMessages(paletteMessages);
  const [query, setQuery] = useState(typed);
  const account = useAccountHash();
  const [recent] = useState(() => readRecent(account));
  const pages = usePageCommands();
  const projects = useProjectCommands();
  const licenses = useLicenseCommands();
  const orders = useOrderCommands();
  const tickets = useTicketCommands();
  const teams = useTeamCommands();
  const dialogs = useDialogCommands(onOpen);
  const actions = useActionCommands(onOpen);
  const all = [...pages, ...projects, ...licenses, ...orders, ...tickets, ...teams, ...dialogs, ...actions];
  const latest = recent.flatMap((id) => all.find((command) => command.id === id) ?? []);
  const isTyped = query.trim() !== "";
  const rest = (commands: readonly Command[]) => commands.filter((one) => !latest.includes(one));
  // List pages and actions only before a search, because nobody browses the rest here.
  const groups = isTyped
    ? [
        { label: texts.pages, commands: pages },
        { label: texts.projects, commands: projects },
        { label: texts.licenses, commands: licenses },
        { label: texts.orders, commands: orders },
        { label: texts.tickets, commands: tickets },
        { label: texts.teams, commands: teams },
        { label: texts.actions, commands: [...dialogs, ...actions] },
      ]
    : [
        { label: texts.recent, commands: latest },
        { label: texts.pages, commands: rest(pages) },
        { label: texts.actions, commands: rest([...dialogs, ...actions]) },
      ];
  return (
    <CommandDialog
      label={texts.label}
      query={query}
      onQueryChange={setQuery}
      groups={rankCommands(groups, query).map((group) => ({ ...group, commands: remembered(group.commands, account) }))}
      emptyText={texts.empty}
      onClose={onClose}
    />
  );
}
