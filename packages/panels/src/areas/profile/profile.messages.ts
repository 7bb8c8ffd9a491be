import { defineMessages } from "../../portal/messages";

/** Every text of the profile. */
export const profileMessages = defineMessages("profile", {
  title: "Profile",
  settings: "Profile settings",
  failed: "Failed to fetch user profile data.",
  failedTimezones: "Failed to fetch the time zones.",

  avatar: "Avatar",
  picture: "Picture",
  choosePicture: "Choose a picture",
  dropPicture: "or drop one here",
  pictureDescription: "PNG, JPEG, GIF or WebP, at most 200 KB. Members of your teams see it.",
  pictureNew: "New picture, not saved yet",
  pictureCleared: "The picture is removed when you save",
  previewLabel: "Preview of the new picture",
  remove: "Remove",
  undo: "Undo",
  nothingToRemove: "There is no picture to remove.",
  pictureTooLarge: (size: string) => `The picture has ${size} KB; 200 KB is the most. Choose a smaller one.`,
  pictureRefused: "The server does not take a picture that large. Choose a smaller one.",
  pictureWrongType: "This is no PNG, JPEG, GIF or WebP. Choose another file.",
  pictureUnreadable: "This file cannot be read as a picture. Choose another one.",

  time: "Time settings",
  timezone: "Local time zone",
  timezoneNone: "Not set",
  timezoneHere: (zone: string) => `Use this device's: ${zone}`,

  main: "Main settings",
  readOnlyHint: "Email, country and organization were confirmed with the account and cannot be changed here.",
  notAvailable: "N/A",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  country: "Country",
  organization: "Organization",
  jobTitle: "Job title",
  location: "Location",
  website: "Website",
  bio: "Bio",
  github: "GitHub username",
  gitlab: "GitLab username",
  linkedin: "LinkedIn username",
  twitter: "Twitter username",

  emailSettings: "Email settings",
  contactEmail: "Contact email",
  contactEmailDescription: "Where to write to you, if not to the account's email.",
  notificationEmails: "Receive notification emails",
  marketingEmails: "Receive marketing emails",

  advanced: "Advanced settings",
  password: "Password",
  changePassword: "Change password",
  setPassword: "Set a password",
  social: "Social accounts",
  socialConnections: "Social connections",

  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  tooLong: (field: string, max: number) => `${field} cannot exceed ${max} characters`,
  invalidTwitter: "Invalid Twitter username",
  invalidUrl: "Invalid URL",
  invalidEmail: "Invalid email format",
  hiddenInEmail: "This email address contains hidden characters. Type it again instead of pasting it.",

  problems: (count: number) => (count === 1 ? "1 problem" : `${count} problems`),
  save: "Save",
  discard: "Discard",
  unsaved: "Unsaved changes",
  nothingChanged: "Nothing has changed.",
  saved: "Profile updated.",
  updateFailed: "Failed to update profile.",
  changedMeanwhile: (fields: string) =>
    `Changed elsewhere in the meantime: ${fields}. Saving replaces what was saved there.`,
});

/** The texts as a component below a panel receives them. */
export type ProfileTexts = (typeof profileMessages)["english"];
