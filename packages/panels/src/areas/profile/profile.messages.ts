import { defineMessages } from "../../portal/messages";

/**
 * Translates the English names of regions and cities, where this language has other names. Browsers don't know city
 * names.
 */
const places: Readonly<Record<string, string>> = {};

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
  nothingToRemove: "You have no picture to remove.",
  pictureTooLarge: (size: string) => `This picture is ${size} KB. The limit is 200 KB. Choose a smaller one.`,
  pictureRefused: "This picture is too large. Choose a smaller one.",
  pictureWrongType: "Choose a PNG, JPEG, GIF or WebP file.",
  pictureUnreadable: "We can't read this file as a picture. Choose another one.",

  time: "Time settings",
  timezone: "Local time zone",
  timezoneNone: "Not set",
  timezonePlaces: places,
  timezoneHere: (zone: string) => `Use device time zone (${zone})`,

  main: "Main settings",
  readOnlyHint: "You confirmed your email, country and organization with your account, so you can't change them here.",
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
  contactEmailDescription: "We'll use this address instead of your account email.",
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
  nothingChanged: "Nothing has changed yet.",
  saved: "Profile updated.",
  updateFailed: "Failed to update profile.",
  changedMeanwhile: (fields: string) =>
    `These fields were changed somewhere else: ${fields}. Saving replaces those changes.`,
});

/** The area's texts, as components of a panel receive them. */
export type ProfileTexts = (typeof profileMessages)["english"];
