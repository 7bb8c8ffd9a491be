import { defineMessages } from "../portal/messages";

export const htmlViewMessages = defineMessages("content", {
  unreadable: "We can't show this text. Its HTML doesn't work inside a page.",
});
