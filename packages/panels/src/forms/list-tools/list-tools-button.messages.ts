import { defineMessages } from "../../portal/messages";

/** The texts of the button for the choices of a list, whose place is held until its code has loaded. */
export const listToolsButtonMessages = defineMessages("list-tools", {
  open: "View",
  openOf: (list: string) => `View: ${list}`,
});
