import { defineMessages } from "../../../portal/messages";

/** The texts for a team member without a license. The letter is a draft that opens in the member's email program. */
export const seatMessages = defineMessages("licenses", {
  team: "Team",
  addLicenses: "Add licenses",
  managedBy: (manager: string) => `managed by ${manager}`,
  writeTo: (manager: string) => `Write to ${manager}`,
  letterSubject: (team: string) => `License from team ${team}`,
  letterBody: (manager: string, team: string, product: string) =>
    `Hello ${manager},\n\nI need a license to use ${product}. Could you assign me one from team ${team}?`,
});
