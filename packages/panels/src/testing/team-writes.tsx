import { listTickets } from "@gatehouse/contract/support";
import { teams } from "@gatehouse/contract/teams";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import { TeamPanel } from "../areas/teams/team-panel/team-panel";
import { lostResponses, type LostRun, type LostWrite } from "./lost-responses";

/** The demo team "Readout firmware". */
export const teamGuid = demoGuid(2, 0);

/** The server's teams, and the licenses, users and tickets that the stories change. */
export async function teamState(run: LostRun): Promise<unknown> {
  const { client } = run;
  const { results } = await client.call(teams.list);
  const isThere = results.some(({ guid }) => guid === teamGuid);
  const shared = isThere ? (await client.call(teams.listLicenses, { teamGuid })).results : [];
  const users = isThere ? (await client.call(teams.listUsers, { teamGuid })).results : [];
  return [
    results.map(({ name }) => name),
    shared.map(({ serial_number: serial, owner, is_statically_assigned: isStatic }) => [
      serial,
      owner?.email,
      isStatic,
    ]),
    users.map(({ email }) => email),
    (await client.call(listTickets)).results.length,
  ];
}

/** Loses the responses of a write on the team's page. */
export const ofTeam = (
  write: Pick<LostWrite, "requests" | "call" | "send" | "reported" | "failed" | "isRepeatRefused">,
) =>
  lostResponses({
    as: "manager@example.com",
    panel: () => <TeamPanel teamGuid={teamGuid} />,
    state: teamState,
    ...write,
  });
