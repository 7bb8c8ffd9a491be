import { teams } from "@gatehouse/contract/teams";
import { demoGuid } from "@gatehouse/story-kit/samples/demo-ids";
import { enabled, type PanelCases } from "../../testing/panel-cases";

const anyTeam = { teamGuid: "00000000-0000-4000-8000-000000000001" };

export const panelCases: PanelCases = {
  TeamsPanel: {
    frame: /Teams.*Create team.*Seats/s,
    content: (place) => place.getByRole("link", { name: "Beam diagnostics" }),
    reads: [
      {
        call: teams.list,
        isRead: (place) => place.getByRole("table", { name: "Teams" }),
        failure: "Failed to fetch teams.",
      },
      {
        call: teams.canCreate,
        isRead: (place) => enabled(place.getByRole("button", { name: "Create team" })),
        failure: undefined,
      },
    ],
  },
  TeamPanel: {
    props: { teamGuid: demoGuid(2, 2) },
    frame: /Details.*Licenses.*Assigned to.*Members.*Last login/s,
    content: (place) => [place.getByText("GC-7F20-8830"), place.getByRole("button", { name: "Add member" })],
    reads: [
      {
        call: teams.get,
        isRead: (place) => place.getByText("Members", { selector: "dt" }),
        failure: "Failed to fetch the team.",
        props: anyTeam,
      },
      {
        call: teams.listLicenses,
        isRead: (place) => place.getByRole("searchbox", { name: "Search serial or holder" }),
        failure: "Failed to fetch group licenses. Please try again.",
      },
      {
        call: teams.listUsers,
        isRead: (place) => place.getByRole("searchbox", { name: "Search name or email" }),
        failure: "Failed to fetch the members of the team.",
      },
    ],
  },
};
