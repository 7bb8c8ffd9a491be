import { isPortalError, serverMessage } from "@gatehouse/contract";
import { type Release, releases } from "@gatehouse/contract/releases";
import { ChangedMeanwhileError } from "../../../data/changed-meanwhile-error";
import { endpointKey } from "../../../data/endpoint-key";
import { type Send, useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { findUpdated } from "../releases.look-ups";
import { isSameText } from "../same-text";
import { changelogEditorMessages } from "./changelog-editor.messages";

export interface SaveChangelogOptions {
  readonly release: Release;
  /** The saved changelog that the edited text began with. */
  readonly base: string;
  readonly onSaved: () => void;
}

/**
 * Saves a changelog. If somebody else has saved a different text meanwhile, this shows it instead of replacing it.
 * Servers that don't know `base_changelog` would replace it, so this reads the release right before saving.
 */
export function useSaveChangelog({ release, base, onSaved }: SaveChangelogOptions) {
  const texts = useMessages(changelogEditorMessages);
  const { client, queryClient, emit } = usePortal();
  const { tag_name: versionTag } = release;
  const queryKey = endpointKey(releases.get, { versionTag });
  const shown = release.changelog ?? "";
  const save = useAction(
    async (send: Send, changelog: string) => {
      const now = await client.call(releases.get, { versionTag });
      queryClient.setQueryData(queryKey, now);
      // The user may replace the shown text: if it differs from `base`, the editor shows a notice.
      const saved = now.changelog ?? "";
      if (![shown, base, changelog].some((text) => isSameText(text, saved))) throw new ChangedMeanwhileError();
      const body = { changelog, base_changelog: saved };
      return send(releases.update, { versionTag, body }, { findDone: findUpdated });
    },
    {
      success: texts.saved,
      failure: (error) => (error instanceof ChangedMeanwhileError ? undefined : texts.saveFailed),
      unconfirmed: texts.unconfirmedChangelog,
      onSuccess: (updated) => {
        queryClient.setQueryData(queryKey, updated);
        emit({ type: "release.changed", versionTag, act: "editChangelog" });
        onSaved();
      },
    },
  );
  const { error } = save;
  const refusal = isPortalError(error, "invalid") ? serverMessage(error, "changelog") : undefined;
  return { save, refusal };
}
