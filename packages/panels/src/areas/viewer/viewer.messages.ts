import { defineMessages } from "../../provider/messages";

export const viewerMessages = defineMessages("viewer", {
  account: "Account",
  logout: "Logout",
});
