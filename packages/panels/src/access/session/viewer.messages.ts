import { defineMessages } from "../../portal/messages";

export const viewerMessages = defineMessages("viewer", {
  account: "Account",
  failed: "Failed to fetch the account.",
  retry: "Retry",
  profile: "Profile",
  sessions: "Sessions",
  admin: "Admin",
  impersonate: "Impersonate",
  stopImpersonation: "Stop impersonation",
  /** `user` is a name with its email, or an email alone. `administrator` is an email. */
  impersonated: (user: string, administrator: string) =>
    `You're signed in as ${user}, impersonated by ${administrator}.`,
  logout: "Logout",
  showTour: "Show the tour of this page",
});
