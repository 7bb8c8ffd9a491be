import { defineMessages } from "../portal/messages";

export const htmlViewMessages = defineMessages("content", {
  unreadable: "This text can't be shown. It isn't HTML that can stand in a page.",
});
