import { defineMessages } from "../../provider/messages";

export const paletteMessages = defineMessages("palette", {
  label: "Search pages, licenses and actions",
  pages: "Pages",
  licenses: "Licenses",
  actions: "Actions",
  empty: "Nothing found",
});
