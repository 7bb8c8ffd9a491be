import { defineMessages } from "../../portal/messages";

/** Every text of the sessions area. */
export const sessionsMessages = defineMessages("sessions", {
  title: "Sessions",
  webTitle: "Web sessions",
  productTitle: (product: string) => `${product} sessions`,
  failedWeb: "Failed to fetch web sessions.",
  failedProduct: (product: string) => `Failed to fetch ${product} sessions.`,
  emptyWeb: "No web sessions",
  emptyWebText: "Browsers that are signed in to the portal are listed here.",
  emptyProduct: (product: string) => `No ${product} sessions`,
  emptyProductText: (product: string) => `Machines where you sign in with ${product} are listed here.`,

  columnClient: "Browser",
  columnUsername: "Username",
  columnIp: "IP address",
  columnLastLogin: "Last login",
  columnLastSeen: "Last seen",
  columnActions: "Actions",
  current: "Current",
  client: (browser: string, system: string) => `${browser} on ${system}`,
  unknownClient: "Unknown browser",
  unnamed: "Unnamed",

  signOut: "Sign out",
  signOutFrom: (name: string) => `Sign out from ${name}`,
  signOutOthers: "Sign out from all others",
  signOutAll: "Sign out from all",
  cancel: "Cancel",

  endCurrentTitle: "Sign out from this browser",
  endCurrentText: "You're using this browser. Unsaved work is lost, and you have to sign in again.",
  endWebTitle: "Sign out from the session",
  endWebText: (name: string, ip: string) => `This ends the session of ${name} at ${ip}. Unsaved work there is lost.`,
  endOthersTitle: "Sign out from all other sessions",
  endOthersText: (count: number) =>
    `This signs you out of ${count === 1 ? "1 other browser" : `${count} other browsers`}. Unsaved work there is lost. This browser stays signed in.`,
  endAllWebTitle: "Sign out from all sessions",
  endAllWebText: (count: number) =>
    `This ends the sessions of ${count === 1 ? "1 browser" : `${count} browsers`}. Unsaved work there is lost.`,
  endProductTitle: (product: string) => `Sign out from the ${product} session`,
  endProductText: (name: string, product: string) =>
    `This signs ${product} out on ${name}. Sign in again there to use it.`,
  endAllTitle: (product: string) => `Sign out from all ${product} sessions`,
  endAllText: (count: number, product: string) =>
    `This signs ${product} out on ${count === 1 ? "1 machine" : `${count} machines`}. Sign in again there to use it.`,

  endedOne: "Signed out from the session.",
  endedOthers: "Signed out from all other sessions.",
  endedAllWeb: "Signed out from all sessions.",
  endedAll: (product: string) => `Signed out from all ${product} sessions.`,
  failedEndOne: "Failed to sign out from the session.",
  failedEndOthers: "Failed to sign out from all other sessions.",
  failedEndAllWeb: "Failed to sign out from all sessions.",
  failedEndAll: (product: string) => `Failed to sign out from all ${product} sessions.`,
});

/** The texts as a component below a panel receives them. */
export type SessionsTexts = (typeof sessionsMessages)["english"];
