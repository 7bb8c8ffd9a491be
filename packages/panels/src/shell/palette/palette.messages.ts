import { defineMessages } from "../../portal/messages";

export const paletteMessages = defineMessages("palette", {
  label: "Search pages, licenses, teams and actions",
  pages: "Pages",
  licenses: "Licenses",
  teams: "Teams",
  actions: "Actions",
  empty: "Nothing found",
});
