import { defineMessages } from "../../portal/messages";

/** The texts of the dialogs of teams. */
export const teamDialogsMessages = defineMessages("teams", {
  cancel: "Cancel",

  createTitle: "Create team",
  createSubmit: "Create",
  name: "Team name",
  nameRequired: "Team name is required",
  nameTooShort: (min: number) => `Team name must be at least ${min} characters long`,
  nameTooLong: (max: number) => `Team name cannot exceed ${max} characters`,
  nameNotUnique: "Team name must be unique",
  nameTakenByOwn: "You already are the manager of a team with this name.",
  createFailed: "Failed to create team. Please try again later.",
  created: (name: string) => `Team '${name}' created.`,

  domainTitle: "E-mail domain not verified",
  domainText: "Creating a team needs the domain of your e-mail address to be verified first.",
  domainContactText: "Contact us to have it verified.",
  domainRequestText: "With your support-plus account you can ask us to start the verification.",
  requestSubmit: "Submit request",
  requestSent: (ticket: number) => `Request submitted as ticket #${ticket}.`,
  requestFailed: "Failed to submit support ticket. Please try again later.",
  requestUnconfirmed:
    "We couldn't confirm whether your request was sent. Check your support tickets before you try again.",

  editTitle: "Edit team name",
  save: "Save",
  editFailed: "Failed to update team name. Please try again.",
  deleteTitle: "Delete team",
  deleteText: (name: string) =>
    `The team '${name}' is deleted and its members lose access to its licenses. The licenses return to your account.`,
  deleteFailed: "Failed to delete team. Please try again.",
  deleted: (name: string) => `Team '${name}' deleted.`,

  addLicensesTitle: "Add licenses to the team",
  addLicensesText: "Only PRO digital licenses that are in no other team can be added.",
  addLicensesExpired: "One that has expired is held by static assignment only.",
  addLicensesChoose: "Choose a license",
  addLicensesChoice: "Available licenses",
  addLicensesSubmit: (count: number) => (count === 0 ? "Add" : `Add ${count}`),
  addLicensesNone: "No license of your account can be added",
  addLicensesNoneText: "It has to be PRO and digital: activated, on no dongle, no trial, in no team.",
  failedAvailable: "Failed to fetch available licenses. Please try again.",
  updateFailed: "Failed to update licenses. Please try again.",
  licensesAdded: (count: number) =>
    count === 1 ? "License added to the team." : `${count} licenses added to the team.`,
  expiresOn: (date: string) => `expires ${date}`,
  expiredOn: (date: string) => `expired ${date}`,

  assignTitle: (serial: string) => `Assign ${serial}`,
  assignText: "The member keeps this license until you unassign it.",
  assignMember: "Member",
  assignNobody: "Every member has a statically assigned license already.",
  assignSubmit: "Assign",
  assignRequired: "Choose a member",
  assignFailed: "Failed to assign license to user, try again later.",
  removeLicenseTitle: (serial: string) => `Remove ${serial}`,
  removeLicenseText: (serial: string, holder: string) =>
    holder === ""
      ? `The license ${serial} leaves the team and returns to your account.`
      : `${holder} loses the license ${serial}. It leaves the team and returns to your account.`,
  removeSubmit: "Remove",
  licenseRemoved: (serial: string) => `${serial} removed from the team.`,

  addUserTitle: "Add user",
  addUserText: "A person without an account is added as soon as they sign up.",
  email: "E-mail",
  confirmEmail: "Confirm e-mail",
  emailRequired: "E-mail is required",
  emailInvalid: "Invalid email format",
  emailHidden: "This email address contains hidden characters. Type it again instead of pasting it.",
  emailTaken: "A user with this email is already in the team",
  emailsDiffer: "Emails must match",
  addUserSubmit: "Add",
  addUserFailed: "Failed to add user to the license group. Please try again.",
  userAdded: (email: string) => `${email} added to the team.`,
  otherDomainTitle: "Different e-mail domain",
  otherDomainText: (email: string) =>
    `${email} has another e-mail domain than you, the manager of the team, and cannot be added directly.`,
  otherDomainRequestText: "With your support-plus account you can ask us to add this person.",
  otherDomainContactText: "Contact us to have this person added.",
  removeUser: "Remove user",
  removeUserText: (name: string, serial: string) =>
    serial === "" ? `${name} leaves the team.` : `${name} leaves the team and loses the license ${serial}.`,
  failedAssigned: "Failed to fetch licenses for the team.",
  userRemoved: (name: string) => `${name} removed from the team.`,
  removeUserFailed: "Failed to remove user from the license group. Please try again.",
});

export type TeamDialogsTexts = (typeof teamDialogsMessages)["english"];
