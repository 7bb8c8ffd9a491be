import { defineMessages } from "../../portal/messages";

/** The texts of the bar for selected team licenses, and of its dialog. They load with the bar. */
export const teamBulkMessages = defineMessages("teams", {
  bulkAssign: (count: number) => (count === 0 ? "Assign" : `Assign ${count}`),
  bulkNoneFree: "All of the selected licenses are already assigned.",
  bulkAssigned: (count: number) =>
    count === 1 ? "1 of them is already assigned." : `${count} of them are already assigned.`,
  bulkInUse: (count: number) =>
    count === 1 ? "1 of them is in use by a member." : `${count} of them are in use by members.`,
  bulkRenew: (count: number) => (count === 0 ? "Renew" : `Renew ${count}`),
  bulkNoneDue: "None of the selected licenses can be renewed now.",
  bulkNotDue: (count: number) =>
    count === 1 ? "1 of them can't be renewed now." : `${count} of them can't be renewed now.`,

  assignSeveralTitle: (count: number) => (count === 1 ? "Assign 1 license" : `Assign ${count} licenses`),
  assignSeveralText:
    "Members keep these licenses until you unassign them. Choose a member for each one you want to assign.",
  assignSeveralInUse: "If you assign a license in use to someone else, the member using it loses it.",
  assignMemberOf: (serial: string, holder: string) =>
    holder === "" ? `Member for ${serial}` : `Member for ${serial}, in use by ${holder}`,
  assignLater: "Don't assign",
  assignNone: "Choose at least one member",
  assignedSeveral: (count: number) => (count === 1 ? "License assigned." : `${count} licenses assigned.`),
  assignedTo: (count: number) => (count === 1 ? "Assigned:" : `${count} assigned:`),
  assignSomeFailed: "We couldn't assign some of the licenses.",
  assignGone: "Not assigned. This license is no longer in the team.",
  assignNotDone: "Not assigned. Try again later.",
});
