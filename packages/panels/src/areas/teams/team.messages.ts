import { defineMessages } from "../../portal/messages";

/** The texts of one team. Those of its dialogs load with them. */
export const teamMessages = defineMessages("teams", {
  close: "Close",
  none: "–",

  details: "Details",
  failedTeam: "Failed to fetch the team.",
  detailName: "Name",
  detailManager: "Manager",
  detailMembers: "Members",
  detailSeats: "Seats",
  edit: "Edit name",
  delete: "Delete team",

  licenses: "Licenses",
  failedLicenses: "Failed to fetch group licenses. Please try again.",
  emptyLicenses: "No licenses in this team",
  emptyLicensesText: "The manager adds PRO digital licenses here.",
  searchLicenses: "Search serial or holder",
  columnSerial: "Serial number",
  columnType: "Type",
  columnExpires: "Expires",
  columnRemote: "Remote services",
  columnHolder: "Assigned to",
  columnAssignment: "Assignment",
  columnActions: "Actions",
  actionsFor: (name: string) => `Actions for ${name}`,
  types: { smart: "SMART", pro: "PRO", unknown: "Unknown type" },
  trial: "Trial",
  expired: (date: string) => `Expired ${date}`,
  expiring: (date: string, days: number) => `${date}, in ${days} ${days === 1 ? "day" : "days"}`,
  on: "On",
  off: "Off",
  holdings: { static: "Static", dynamic: "Dynamic", free: "Free" },
  /** Of an expired license that nobody holds. */
  staticOnly: "Static only",
  holdingHints: {
    static: "Assigned by the manager, until the manager unassigns it.",
    dynamic: "Held while it is used.",
    free: "Whoever of the team needs it takes it.",
    expired: "An expired license is held by static assignment only.",
  },

  addLicenses: "Add licenses",

  assign: "Assign",
  unassign: "Unassign",
  unassignFailed: "Failed to unassign license to user, try again later.",
  removeLicense: "Remove from team",

  users: "Users",
  failedUsers: "Failed to fetch the users of the team.",
  emptyUsers: "No users in this team",
  searchUsers: "Search name or e-mail",
  columnUser: "User",
  columnEmail: "E-mail",
  columnLastLogin: "Last login",
  columnUserLicense: "License",
  managerBadge: "Manager",
  pending: "Waiting for sign-up",
  pendingHint: "This person has been added and has no account yet.",
  staticLicense: "Static license",
  neverSignedIn: "Never",

  addUser: "Add user",
  removeUserTitle: (name: string) => `Remove ${name}`,
  managerStays: "The manager cannot be removed.",
});

/** The texts as a component below a panel receives them. */
export type TeamTexts = (typeof teamMessages)["english"];
