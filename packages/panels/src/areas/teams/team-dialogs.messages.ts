import { defineMessages } from "../../portal/messages";

/** The texts of the dialogs of teams. */
export const teamDialogsMessages = defineMessages("teams", {
  cancel: "Cancel",
  undo: "Undo",

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

  domainTitle: "Email domain not verified",
  domainText: "To create a team, your email domain must be verified first.",
  domainContactText: "Contact us to verify it.",
  domainRequestText: "With your support-plus account, you can ask us to start the verification.",
  requestSubmit: "Submit request",
  requestSent: (ticket: number) => `Request submitted as ticket #${ticket}.`,
  requestFailed: "Failed to submit support ticket. Please try again later.",
  requestUnconfirmed:
    "We couldn't confirm whether your request was submitted. Check your support tickets before you try again.",

  editTitle: "Edit team name",
  save: "Save",
  editFailed: "Failed to update team name. Please try again.",
  changedMeanwhile: (name: string) => `The team was renamed to '${name}' somewhere else. Saving replaces that name.`,
  deleteTitle: "Delete team",
  deleteText: (name: string) =>
    `This deletes the team '${name}'. Its members lose access to its licenses, and the licenses return to your account.`,
  deleteFailed: "Failed to delete team. Please try again.",
  deleted: (name: string) => `Team '${name}' deleted.`,

  addLicensesTitle: "Add licenses to the team",
  addLicensesText: "You can add digital PRO licenses that aren't in another team.",
  addLicensesExpired: "Expired licenses must be assigned to a member.",
  addLicensesChoose: "Choose a license",
  addLicensesChoice: "Available licenses",
  addLicensesSubmit: (count: number) => (count === 0 ? "Add" : `Add ${count}`),
  addLicensesNone: "You have no licenses to add",
  addLicensesNoneText:
    "You can add activated digital PRO licenses. Trials and licenses on a dongle or in another team can't be added.",
  failedAvailable: "Failed to fetch available licenses. Please try again.",
  updateFailed: "Failed to update licenses. Please try again.",
  licensesAdded: (count: number) =>
    count === 1 ? "License added to the team." : `${count} licenses added to the team.`,
  expiresOn: (date: string) => `expires ${date}`,
  expiredOn: (date: string) => `expired ${date}`,

  assignTitle: (serial: string) => `Assign ${serial}`,
  assignText: "The member keeps this license until you unassign it.",
  assignInUse: (holder: string) => `${holder} is using this license and loses it if you assign it to someone else.`,
  assignMember: "Member",
  assignNobody: "Every member already has an assigned license.",
  assignSubmit: "Assign",
  assignRequired: "Choose a member",
  licenseBackUnassigned: "The license is in the team again, but we couldn't assign it again. Assign it from its row.",
  assignFailed: "Failed to assign license to user, try again later.",
  removeLicenseTitle: (serial: string) => `Remove ${serial}`,
  removeLicenseText: (serial: string, holder: string) =>
    holder === ""
      ? `License ${serial} leaves the team and returns to your account.`
      : `${holder} loses license ${serial}. It leaves the team and returns to your account.`,
  removeSubmit: "Remove",
  licenseRemoved: (serial: string) => `${serial} removed from the team.`,

  addUserTitle: "Add member",
  addUserText: "People without an account join when they sign up.",
  email: "Email",
  confirmEmail: "Confirm email",
  emailRequired: "Email is required",
  emailInvalid: "Invalid email format",
  emailHidden: "This email address contains hidden characters. Type it again instead of pasting it.",
  emailTaken: "A user with this email is already in the team",
  emailsDiffer: "Emails must match",
  addUserSubmit: "Add",
  addUserFailed: "Failed to add user to the license group. Please try again.",
  userBackUnassigned: (email: string, serial: string) =>
    `${email} is in the team again, but we couldn't assign ${serial} again. Assign it from its row.`,
  userAdded: (email: string) => `${email} added to the team.`,
  otherDomainTitle: "Different email domain",
  otherDomainText: (email: string) => `${email} isn't on your email domain, so you can't add this person directly.`,
  otherDomainRequestText: "With your support-plus account, you can ask us to add this person.",
  otherDomainContactText: "Contact us to add this person.",
  removeUser: "Remove member",
  removeUserText: (name: string, serial: string) =>
    serial === "" ? `${name} leaves the team.` : `${name} leaves the team and loses license ${serial}.`,
  removeOtherDomain: (email: string) =>
    `${email} isn't on your email domain, so adding this person again needs a request.`,
  failedAssigned: "Failed to fetch licenses for the team.",
  userRemoved: (name: string) => `${name} removed from the team.`,
  removeUserFailed: "Failed to remove user from the license group. Please try again.",
});

export type TeamDialogsTexts = (typeof teamDialogsMessages)["english"];
