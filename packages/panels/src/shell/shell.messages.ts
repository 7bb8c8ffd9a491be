import { defineMessages } from "../provider/messages";

export const shellMessages = defineMessages("shell", {
  skip: "Skip to content",
  portal: "Portal",
  mainMenu: "Main",
  licenses: "Licenses",
  showMenu: "Show menu",
  hideMenu: "Hide menu",
  toDark: "Switch to dark",
  toLight: "Switch to light",
});
