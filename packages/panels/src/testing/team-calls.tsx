import { isPortalError } from "@gatehouse/contract";
import { type EligibleLicense, type Team, type TeamLicense, teams, type TeamUser } from "@gatehouse/contract/teams";
import { choiceOf, type Fault, type ModelTab } from "@gatehouse/story-kit/models/model-tabs";
import { useCallback, useEffect, useState } from "react";
import {
  findAssigned,
  findCreated,
  findDeleted,
  findLicenseAdded,
  findLicenseRemoved,
  findRenamed,
  findUserAdded,
  findUserRemoved,
} from "../areas/teams/teams.look-ups";
import { endpointKey } from "../data/endpoint-key";
import { useAction } from "../data/use-action";
import { useEndpoint } from "../data/use-endpoint";
import { usePortal } from "../portal/portal-context";

/** The actions on a team. */
export const teamActions = [
  "create",
  "rename",
  "delete",
  "add license",
  "remove license",
  "assign",
  "unassign",
  "add user",
  "remove user",
] as const;
export type TeamAction = (typeof teamActions)[number];

/** One action of a tab. */
export interface TeamStep {
  readonly action: TeamAction;
  readonly fault: Fault;
  /** Selects among the tab's items. */
  readonly first: number;
  readonly second: number;
}

const names = ["Alpha", "Beta", "alpha", "Gamma"];

/** The teams as a tab shows them, and the open one. */
export interface HeldTeams {
  readonly teamGuid: string | undefined;
  readonly list: readonly Team[] | undefined;
  readonly eligible: readonly EligibleLicense[] | undefined;
  readonly team: Team | undefined;
  readonly licenses: readonly TeamLicense[] | undefined;
  readonly users: readonly TeamUser[] | undefined;
}

/** A tab of the model-based test of teams. */
export interface TeamTab extends ModelTab<HeldTeams> {
  open: (teamGuid: string | undefined) => void;
  /** @returns whether there was an item to act on. */
  act: (step: TeamStep) => boolean;
}

/** Sends the requests of the team panels, including their refetches, but renders nothing. */
export function TeamCalls({ tab, others }: { readonly tab: TeamTab; readonly others: readonly string[] }): null {
  const portal = usePortal();
  const [teamGuid, setTeamGuid] = useState<string>();
  const { queryClient } = portal;
  const input = { teamGuid: teamGuid ?? "" };
  const isOpen = { isEnabled: teamGuid !== undefined };
  const list = useEndpoint(teams.list).data?.results;
  const eligible = useEndpoint(teams.listEligibleLicenses).data?.results;
  const team = useEndpoint(teams.get, input, isOpen);
  const licenses = useEndpoint(teams.listLicenses, input, isOpen).data?.results;
  const users = useEndpoint(teams.listUsers, input, isOpen).data?.results;
  const open = useCallback((guid: string | undefined) => setTeamGuid(guid), []);
  const leave = useCallback(() => open(undefined), [open]);
  const isMissing = isPortalError(team.error, "not-found");
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing, leave]);
  const create = useAction(teams.create, { findDone: findCreated });
  const rename = useAction(teams.rename, { findDone: findRenamed });
  const remove = useAction(teams.delete, {
    findDone: findDeleted,
    onSuccess: leave,
    onFailure: () => void queryClient.invalidateQueries({ queryKey: endpointKey(teams.get) }),
  });
  const addLicense = useAction(teams.addLicense, { findDone: findLicenseAdded });
  const removeLicense = useAction(teams.removeLicense, { findDone: findLicenseRemoved });
  const assign = useAction(teams.assignLicense, { findDone: findAssigned });
  const addUser = useAction(teams.addUser, { findDone: findUserAdded });
  const removeUser = useAction(teams.removeUser, { findDone: findUserRemoved });
  const did = (isPossible: boolean, run: () => void): boolean => {
    if (isPossible) run();
    return isPossible;
  };
  const act = ({ action, first, second }: TeamStep): boolean => {
    const license = choiceOf(licenses, first)?.guid ?? "";
    const user = choiceOf(users, second);
    const name = choiceOf(names, first) ?? "";
    const offered = choiceOf(eligible, first)?.guid ?? "";
    const isTeam = teamGuid !== undefined;
    switch (action) {
      case "create":
        return did(!create.isPending, () => create.run({ body: { name } }));
      case "rename":
        return did(isTeam && !rename.isPending, () => rename.run({ ...input, body: { name: `${name} ${second}` } }));
      case "delete":
        return did(isTeam && !remove.isPending, () => remove.run(input));
      case "add license":
        return did(isTeam && offered !== "" && !addLicense.isPending, () =>
          addLicense.run({ ...input, body: { license_guid: offered } }),
        );
      case "remove license":
        return did(isTeam && license !== "" && !removeLicense.isPending, () =>
          removeLicense.run({ ...input, licenseGuid: license }),
        );
      case "assign":
        return did(isTeam && license !== "" && user !== undefined && !assign.isPending, () =>
          assign.run({ ...input, licenseGuid: license, body: { assigned_user_email: user?.email ?? "" } }),
        );
      case "unassign":
        return did(isTeam && license !== "" && !assign.isPending, () =>
          assign.run({ ...input, licenseGuid: license, body: { assigned_user_email: null } }),
        );
      case "add user":
        return did(isTeam && !addUser.isPending, () =>
          addUser.run({ ...input, body: { email: choiceOf(others, first) ?? "" } }),
        );
      case "remove user":
        return did(isTeam && user !== undefined && !removeUser.isPending, () =>
          removeUser.run({ ...input, userId: String(user?.id ?? 0) }),
        );
    }
  };
  useEffect(() => {
    Object.assign(tab, { portal, act, open, held: { teamGuid, list, eligible, team: team.data, licenses, users } });
  });
  return null;
}
