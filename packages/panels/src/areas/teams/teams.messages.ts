import { defineMessages } from "../../portal/messages";

/** The texts of the list of teams. The texts of a team and of the dialogs load separately. */
export const teamsMessages = defineMessages("teams", {
  title: "Teams",
  teamTitle: "Team",
  failedList: "Failed to fetch teams.",
  empty: "No teams yet",
  emptyText: "Teams share licenses. Members use a free one when they need it, or have one assigned to them.",
  search: "Search name or manager",

  columnName: "Team",
  columnSeats: "Seats",
  columnMembers: "Members",
  columnManager: "Manager",
  seatsOf: (team: string) => `Seats of ${team}`,

  create: "Create team",
  edit: "Edit name",
  delete: "Delete team",
  actions: "Actions",
  actionsOf: (team: string) => `Actions for ${team}`,
});

/** The texts as a component below a panel receives them. */
export type TeamsTexts = (typeof teamsMessages)["english"];
