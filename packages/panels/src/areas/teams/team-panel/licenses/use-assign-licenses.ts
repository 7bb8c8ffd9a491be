import { isPortalError, serverMessage } from "@gatehouse/contract";
import { type TeamLicense, teams } from "@gatehouse/contract/teams";
import { useMemo, useState } from "react";
import { isUnconfirmed } from "../../../../data/unconfirmed";
import { type Steps, useAction } from "../../../../data/use-action";
import { useMessages } from "../../../../portal/messages";
import { usePortal } from "../../../../portal/portal-context";
import { teamBulkMessages } from "../../team-bulk.messages";
import { findAssigned } from "../../teams.look-ups";

export interface Assignment {
  readonly license: TeamLicense;
  readonly email: string;
}

export interface AssignmentFailure {
  readonly license: TeamLicense;
  /** Why this license couldn't be assigned, if the server said so. */
  readonly reason: string | undefined;
  /** Whether the outcome is unknown, so that the license may be assigned. */
  readonly isUnconfirmed: boolean;
}

/**
 * Assigns licenses to members one at a time, and continues after a failure.
 * @param onAssigned called if none failed.
 * @param onResult called with the guids of those that failed, after each attempt.
 */
export function useAssignLicenses(
  teamGuid: string,
  onAssigned: () => void,
  onResult: (failed: readonly string[]) => void,
) {
  const { notify } = usePortal();
  const texts = useMessages(teamBulkMessages);
  const [failures, setFailures] = useState<readonly AssignmentFailure[]>([]);
  const reasonOf = (error: unknown) => {
    if (isPortalError(error, "not-found")) return texts.assignGone;
    return isPortalError(error, "server") ? undefined : serverMessage(error, "assigned_user_email");
  };
  const assignAll: Steps<readonly Assignment[], readonly AssignmentFailure[]> = async (send, assignments) => {
    const failed: AssignmentFailure[] = [];
    for (const { license, email } of assignments) {
      const input = { teamGuid, licenseGuid: license.guid, body: { assigned_user_email: email } };
      try {
        await send(teams.assignLicense, input, { findDone: findAssigned });
      } catch (error) {
        if (isPortalError(error, "unauthenticated")) throw error;
        failed.push({
          license,
          reason: reasonOf(error),
          isUnconfirmed: isUnconfirmed(error),
        });
      }
    }
    return failed;
  };
  const { run, isPending } = useAction(assignAll, {
    success: (failed, assignments) => (failed.length > 0 ? undefined : texts.assignedSeveral(assignments.length)),
    onSuccess: (failed) => {
      setFailures(failed);
      onResult(failed.map(({ license }) => license.guid));
      if (failed.length === 0) onAssigned();
      else notify({ tone: "danger", text: texts.assignSomeFailed });
    },
  });
  // Keep the same error object between renders, because the form focuses the invalid field on each new error. Fields
  // are disabled while an attempt is pending, and can't be focused.
  const error = useMemo(
    () => (failures.length > 0 && !isPending ? new Error(texts.assignSomeFailed) : null),
    [failures, isPending, texts],
  );
  return { run, isPending, error, failures };
}
