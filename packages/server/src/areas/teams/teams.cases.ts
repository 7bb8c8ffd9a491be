import { demoGuid } from "../../demo/licenses";
import { guidCase, numberCase, type ServerCases } from "../../testing/area-cases";
import { subject } from "../../testing/large-database";

const inLargeTeam = { licenseGuid: subject.teamLicenseGuid };

export const serverCases: ServerCases = {
  parameters: {
    teamGuid: {
      ...guidCase(demoGuid(2, 0), { large: subject.teamGuid, list: "licenses-groups/" }),
      malformed: "../me",
    },
    userId: numberCase("1", { large: subject.memberId, list: "licenses-groups/{teamGuid}/users/" }),
  },
  writes: {
    "teams.create": { body: { name: "Another" } },
    "teams.requestPermission": {},
    "teams.rename": { body: { name: "Renamed" } },
    "teams.delete": { params: { teamGuid: subject.smallTeamGuid } },
    "teams.addLicense": { body: { license_guid: subject.licenseGuid } },
    "teams.assignLicense": { params: inLargeTeam, body: { assigned_user_email: "member1@example.com" } },
    "teams.removeLicense": { params: inLargeTeam },
    "teams.addUser": { body: { email: "somebody@example.com" } },
    "teams.removeUser": {
      params: async (browser) => ({
        userId: String(
          (await browser.getList<{ id: number }>(`/api/webapp/v1/licenses-groups/${subject.teamGuid}/users/`))[0]?.id,
        ),
      }),
    },
    "teams.requestUser": { body: { new_member_email: "somebody@elsewhere.example" } },
  },
};
