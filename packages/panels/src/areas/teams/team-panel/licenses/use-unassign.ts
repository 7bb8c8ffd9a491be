import { isPortalError } from "@gatehouse/contract";
import { comparableEmail, holdingOf, type TeamLicense, teams } from "@gatehouse/contract/teams";
import { displayName } from "@gatehouse/contract/viewer";
import { useCallback } from "react";
import { ChangedMeanwhileError } from "../../../../data/changed-meanwhile-error";
import { type Send, useAction } from "../../../../data/use-action";
import { useMessages } from "../../../../portal/messages";
import { usePortal } from "../../../../portal/portal-context";
import { teamMessages } from "../../team.messages";
import { findAssigned } from "../../teams.look-ups";

/**
 * Unassigns a license of a team. The row may be old, and the server unassigns whoever holds the license. So it first
 * reads who does, and leaves the license to a member that it was assigned to meanwhile. Failures show a toast.
 */
export function useUnassign(teamGuid: string): (license: TeamLicense) => void {
  const texts = useMessages(teamMessages);
  const { client, queryClient } = usePortal();
  const { runQueued } = useAction(
    async (send: Send, { guid: licenseGuid, serial_number: serial, owner }: TeamLicense) => {
      // If this fails, the server's response to the write says more.
      const list = await client.call(teams.listLicenses, { teamGuid }).catch(() => undefined);
      const current = list?.results.find(({ guid }) => guid === licenseGuid);
      const holder = current?.owner;
      const isSame = comparableEmail(holder?.email ?? "") === comparableEmail(owner?.email ?? "");
      const isAssigned = current === undefined || holdingOf(current) === "static";
      // The members and seats are as old as the row.
      if (!isSame || !isAssigned)
        for (const id of teams.assignLicense.changes ?? []) void queryClient.invalidateQueries({ queryKey: [id] });
      // Whoever uses it now keeps it.
      if (!isAssigned) return current;
      if (holder && !isSame) throw new ChangedMeanwhileError(texts.reassigned(serial, displayName(holder)));
      const input = { teamGuid, licenseGuid, body: { assigned_user_email: null } };
      return send(teams.assignLicense, input, { findDone: findAssigned }).catch((error: unknown) => {
        throw isPortalError(error, "not-found") ? new ChangedMeanwhileError(texts.licenseGone(serial)) : error;
      });
    },
    { failure: (error) => (error instanceof ChangedMeanwhileError ? error.message : texts.unassignFailed) },
  );
  // Not `run`, which would ignore a second row while the first one is being unassigned.
  return useCallback((license: TeamLicense) => void runQueued(license).catch(() => undefined), [runQueued]);
}
