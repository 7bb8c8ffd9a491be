import { CommandDialog } from "@gatehouse/design/command-dialog";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../portal/messages";
import { paletteMessages } from "./palette.messages";
import { rankCommands } from "./rank-commands";
import { useActionCommands } from "./use-action-commands";
import { type DrawDialog, useDialogCommands } from "./use-dialog-commands";
import { useLicenseCommands } from "./use-license-commands";
import { usePageCommands } from "./use-page-commands";
import { useTeamCommands } from "./use-team-commands";

export interface CommandPaletteProps {
  /** Some commands open a dialog, in the place of the palette, which is closed by then. */
  readonly onOpen: (dialog: DrawDialog) => void;
  readonly onClose: () => void;
}

/** Everywhere the user may go, every license by its serial number, every team, and what can be done from any page. */
export function CommandPalette({ onOpen, onClose }: CommandPaletteProps): ReactNode {
  const texts = useMessages(paletteMessages);
  const [query, setQuery] = useState("");
  const pages = usePageCommands();
  const licenses = useLicenseCommands();
  const teams = useTeamCommands();
  const dialogs = useDialogCommands(onOpen);
  const actions = useActionCommands();
  return (
    <CommandDialog
      label={texts.label}
      query={query}
      onQueryChange={setQuery}
      groups={[
        { label: texts.pages, commands: rankCommands(pages, query) },
        // Serial numbers and teams are looked for, not leafed through.
        { label: texts.licenses, commands: query.trim() === "" ? [] : rankCommands(licenses, query) },
        { label: texts.teams, commands: query.trim() === "" ? [] : rankCommands(teams, query) },
        { label: texts.actions, commands: rankCommands([...dialogs, ...actions], query) },
      ]}
      emptyText={texts.empty}
      onClose={onClose}
    />
  );
}
