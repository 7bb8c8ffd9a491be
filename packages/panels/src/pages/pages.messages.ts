import { defineMessages } from "../provider/messages";

export const pagesMessages = defineMessages("pages", {
  notFoundTitle: "404",
  notFoundText: "Page not found",
  backToHome: "Back to Home",
});
