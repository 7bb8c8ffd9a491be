import { type EndpointInput, isPortalError, PortalError, serverMessage } from "@gatehouse/contract";
import { actRefusal, type Release, type ReleaseAct, releases } from "@gatehouse/contract/releases";
import { useCapabilities } from "../../../access/session/use-capabilities";
import { endpointKey } from "../../../data/endpoint-key";
import { type Send, useAction } from "../../../data/use-action";
import { useMessages } from "../../../portal/messages";
import { usePortal } from "../../../portal/portal-context";
import { releaseDialogsMessages, type ReleaseDialogsTexts } from "../release-dialogs.messages";
import { findUpdated } from "../releases.look-ups";
import { isSameText } from "../same-text";

/** The acts that need confirmation in a dialog. */
export type AskedAct = Exclude<ReleaseAct, "editChangelog">;

type Input = EndpointInput<typeof releases.update>;
type NotNow = keyof ReleaseDialogsTexts["notNow"];

/**
 * Runs an act. The response replaces the shown release. After a refusal, the release is refetched. Some servers check
 * nothing, so this first checks that the release is still as shown.
 */
export function useReleaseAct(act: AskedAct, { tag_name: versionTag }: Release, onDone: () => void) {
  const texts = useMessages(releaseDialogsMessages);
  const capabilities = useCapabilities();
  const { client, emit, queryClient } = usePortal();
  const queryKey = endpointKey(releases.get, { versionTag });
  const action = useAction(
    async (send: Send, input: Input) => {
      const now = await client.call(releases.get, { versionTag });
      queryClient.setQueryData(queryKey, now);
      const reason = changeSince(now, input.body) ?? actRefusal(act, now, capabilities);
      // An act that is already done may be this one, with a lost response.
      if (reason !== undefined && reason !== "not-allowed" && !isDone(now, input.body))
        throw new PortalError("invalid", { detail: texts.notNow[reason] });
      return send(releases.update, input, { findDone: findUpdated });
    },
    {
      success: (updated) =>
        act === "approve" && !updated.stable_release
          ? texts.approvedFirst(versionTag)
          : texts.successes[act](versionTag),
      failure: texts.failures[act],
      unconfirmed: texts.unconfirmedAct,
      onSuccess: (updated) => {
        queryClient.setQueryData(queryKey, updated);
        emit({ type: "release.changed", versionTag, act });
        onDone();
      },
    },
  );
  const { error } = action;
  // The server's message says why the state of the release doesn't allow the act.
  const refusal = isPortalError(error, "invalid") ? serverMessage(error, "changelog") : undefined;
  return { ...action, refusal };
}

/** The part of a release that changed since its approval was confirmed. Undefined if none did. */
function changeSince(now: Release, { base_changelog: changelog, sha256 }: Input["body"]): NotNow | undefined {
  if (changelog !== undefined && !isSameText(now.changelog ?? "", changelog)) return "changelog";
  return sha256 !== undefined && sha256 !== now.sha256 ? "file" : undefined;
}

const flags = ["nightly_build", "stable_release", "pending_approval", "release_rejected"] as const;

function isDone(now: Release, body: Input["body"]): boolean {
  const { release_rejected_reason: reason } = body;
  return (
    (reason === undefined || isSameText(now.release_rejected_reason ?? "", reason)) &&
    flags.every((flag) => body[flag] === undefined || body[flag] === now[flag])
  );
}
