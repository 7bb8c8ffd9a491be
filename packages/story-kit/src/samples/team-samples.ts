import type { Team, TeamLicense, TeamPerson, TeamUser } from "@gatehouse/contract/teams";
import { inDays, longText } from "./license-samples";

export function aPerson(changes: Partial<TeamPerson> = {}): TeamPerson {
  return { email: "ada@example.com", first_name: "Ada", last_name: "Lovelace", profile_picture_url: null, ...changes };
}

/** A person with the longest names and email address. */
export const longPerson: TeamPerson = {
  email: `${longText}@example.com`,
  first_name: longText,
  last_name: longText,
  profile_picture_url: null,
};

/** An ordinary team, except for the given changes. */
export function aTeam(changes: Partial<Team> = {}): Team {
  return {
    guid: "00000000-0000-4000-8000-000000000001",
    name: "Readout firmware",
    seats_count: 4,
    available_seats: 2,
    members_count: 3,
    manager: aPerson(),
    ...changes,
  };
}

/** A license of a team. It has no holder by default. */
export function aTeamLicense(changes: Partial<TeamLicense> = {}): TeamLicense {
  return {
    guid: "00000000-0000-4000-8000-000000000002",
    serial_number: "GC-7F21-0940",
    expiration_date: inDays(200),
    type: "pro",
    is_trial: false,
    remote_services: true,
    owner: null,
    is_statically_assigned: false,
    pending_user: false,
    ...changes,
  };
}

export function aTeamUser(changes: Partial<TeamUser> = {}): TeamUser {
  return {
    id: 1,
    ...aPerson(),
    last_login: inDays(-2),
    pending_user: false,
    has_license_statically_assigned: false,
    ...changes,
  };
}
