import { isPortalError, serverMessage } from "@gatehouse/contract";
import { type Release, type ReleaseAct, releases } from "@gatehouse/contract/releases";
import { endpointKey } from "../../../data/endpoint-key";
import { useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { releaseDialogsMessages } from "../release-dialogs.messages";
import { findUpdated } from "../releases.look-ups";

/** An act that a dialog confirms. */
export type AskedAct = Exclude<ReleaseAct, "editChangelog">;

/** Does an act. The response replaces the shown release; after a refusal, the release is refetched. */
export function useReleaseAct(act: AskedAct, { tag_name: versionTag }: Release, onDone: () => void) {
  const texts = useMessages(releaseDialogsMessages);
  const { emit, queryClient } = usePortal();
  const action = useAction(releases.update, {
    success: (updated) =>
      act === "approve" && !updated.stable_release ? texts.approvedFirst(versionTag) : texts.successes[act](versionTag),
    failure: texts.failures[act],
    unconfirmed: texts.unconfirmedAct,
    findDone: findUpdated,
    onSuccess: (updated) => {
      queryClient.setQueryData(endpointKey(releases.get, { versionTag }), updated);
      emit({ type: "release.changed", versionTag, act });
      onDone();
    },
  });
  const { error } = action;
  // The server's own sentence says why the state of the release does not allow it.
  const refusal = isPortalError(error, "invalid") ? serverMessage(error, "changelog") : undefined;
  return { ...action, refusal };
}
