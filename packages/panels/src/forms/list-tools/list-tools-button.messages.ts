import { defineMessages } from "../../portal/messages";

/** The texts of the button for the choices of a list. They load before its code, for the placeholder. */
export const listToolsButtonMessages = defineMessages("list-tools", {
  open: "View",
  openOf: (list: string) => `View: ${list}`,
});
