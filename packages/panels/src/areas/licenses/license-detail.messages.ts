import { defineMessages } from "../../portal/messages";

/** The texts of one license's details, which load with them. */
export const licenseDetailMessages = defineMessages("licenses", {
  licenseTitle: "License",
  detailTitle: (serial: string) => `License ${serial}`,
  details: "Details",
  detailHolder: "Holder",
  detailAssigned: "Assigned to",
  detailTeam: "Team",
  detailActivated: "Activated",
  detailDongle: "Dongle",
  detailOffline: "Offline activation",
  failedDetail: "Failed to fetch the license.",
  yes: "Yes",
  no: "No",
});

/** The texts of the details, as components of a panel receive them. */
export type LicenseDetailTexts = (typeof licenseDetailMessages)["english"];
