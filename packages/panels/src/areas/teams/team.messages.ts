import { defineMessages } from "../../portal/messages";

/** The texts of one team. The texts of its dialogs load with the dialogs. */
export const teamMessages = defineMessages("teams", {
  close: "Close",
  none: "–",

  details: "Details",
  failedTeam: "Failed to fetch the team.",
  detailName: "Name",
  detailManager: "Manager",
  detailMembers: "Members",
  detailSeats: "Seats",

  licenses: "Licenses",
  failedLicenses: "Failed to fetch group licenses. Please try again.",
  emptyLicenses: "No licenses in this team",
  emptyLicensesText: "The manager can add digital PRO licenses here.",
  searchLicenses: "Search serial or holder",
  columnSerial: "Serial number",
  columnType: "Type",
  columnExpires: "Expires",
  columnRemote: "Remote services",
  columnHolder: "Assigned to",
  columnAssignment: "Assignment",
  columnActions: "Actions",
  actionsFor: (name: string) => `Actions for ${name}`,
  open: (serial: string) => `Open ${serial}`,
  types: { smart: "SMART", pro: "PRO", unknown: "Unknown type" },
  trial: "Trial",
  expired: (date: string) => `Expired ${date}`,
  expiring: (date: string, days: number) => `${date}, in ${days} ${days === 1 ? "day" : "days"}`,
  on: "On",
  off: "Off",
  holdings: { static: "Static", dynamic: "Dynamic", free: "Free" },
  /** The state of an expired license that nobody holds. */
  staticOnly: "Static only",
  holdingHints: {
    static: "The member keeps this license until the manager unassigns it.",
    dynamic: "The member holds this license while using it.",
    free: "Any team member can use this license.",
    expired: "Expired licenses must be assigned to a member.",
  },

  addLicenses: "Add licenses",

  assign: "Assign",
  unassign: "Unassign",
  unassignFailed: "Failed to unassign license to user, try again later.",
  reassigned: (serial: string, holder: string) =>
    `${serial} is now assigned to ${holder}, so it wasn't unassigned. Unassign it again if you still want to.`,
  licenseGone: (serial: string) => `${serial} is no longer in the team.`,
  removeLicense: "Remove from team",

  users: "Members",
  failedUsers: "Failed to fetch the members of the team.",
  emptyUsers: "No members in this team",
  searchUsers: "Search name or email",
  columnUser: "Member",
  columnEmail: "Email",
  columnLastLogin: "Last login",
  columnUserLicense: "License",
  managerBadge: "Manager",
  pending: "Waiting for sign-up",
  pendingHint: "This person was added but has no account yet.",
  staticLicense: "Static license",
  neverSignedIn: "Never",

  addUser: "Add member",
  removeUserTitle: (name: string) => `Remove ${name}`,
  managerStays: "You can't remove the manager.",
});

/** The texts as a component below a panel receives them. */
export type TeamTexts = (typeof teamMessages)["english"];
