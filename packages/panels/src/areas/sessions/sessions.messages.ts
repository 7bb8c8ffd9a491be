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
  emptyProductText: (product: string) => `Where you sign in with ${product}, the machine is listed here.`,

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
  endCurrentText: "This is the browser you are using. What is not saved is lost, and you have to sign in again.",
  endWebTitle: "Sign out from the session",
  endWebText: (name: string, ip: string) =>
    `${name}, ${ip}: what is not saved there is lost, and whoever uses it has to sign in again.`,
  endOthersTitle: "Sign out from all other sessions",
  endOthersText: (count: number) =>
    `${count === 1 ? "1 other browser is" : `${count} other browsers are`} signed out. What is not saved there is lost. This browser stays signed in.`,
  endAllWebTitle: "Sign out from all sessions",
  endAllWebText: (count: number) =>
    `${count === 1 ? "1 browser is" : `${count} browsers are`} signed out. What is not saved there is lost.`,
  endProductTitle: (product: string) => `Sign out from the ${product} session`,
  endProductText: (name: string, product: string) =>
    `${product} on ${name} is signed out, and needs a new sign-in before it can be used there.`,
  endAllTitle: (product: string) => `Sign out from all ${product} sessions`,
  endAllText: (count: number, product: string) =>
    `${product} is signed out on ${count === 1 ? "1 machine" : `${count} machines`}, and needs a new sign-in before it can be used there.`,

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
