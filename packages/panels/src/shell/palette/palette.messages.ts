import { defineMessages } from "../../portal/messages";

export const paletteMessages = defineMessages("palette", {
  label: "Search pages, licenses, orders, teams and actions",
  recent: "Recent",
  pages: "Pages",
  licenses: "Licenses",
  orders: "Orders",
  teams: "Teams",
  actions: "Actions",
  empty: "Nothing found",
  licenseHint: (kind: string, date: string, isExpired: boolean) =>
    `${kind}, ${isExpired ? "expired" : "expires"} ${date}`,
  /** Words that find a page or an action besides its own text. */
  keywords: {
    logout: "sign out log out exit",
    theme: "theme dark light mode appearance",
    cart: "basket checkout order",
    profile: "settings account name picture avatar password email emails notifications time zone",
    sessions: "devices browsers machines",
  },
});
