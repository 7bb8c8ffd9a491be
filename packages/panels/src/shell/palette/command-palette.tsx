import { CommandDialog } from "@gatehouse/design/overlays";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../provider/messages";
import { paletteMessages } from "./palette.messages";
import { rankCommands } from "./rank-commands";
import { useActionCommands } from "./use-action-commands";
import { useLicenseCommands } from "./use-license-commands";
import { usePageCommands } from "./use-page-commands";
import { useTeamCommands } from "./use-team-commands";

/** Everywhere the user may go, every license by its serial number, every team, and what can be done from any page. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useMessages(paletteMessages);
  const [query, setQuery] = useState("");
  const pages = usePageCommands();
  const licenses = useLicenseCommands();
  const teams = useTeamCommands();
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
        { label: texts.actions, commands: rankCommands(actions, query) },
      ]}
      emptyText={texts.empty}
      onClose={onClose}
    />
  );
}
