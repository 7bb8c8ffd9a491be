import { defineMessages } from "../portal/messages";

export const pagesMessages = defineMessages("pages", {
  dashboard: "Dashboard",
  notFoundTitle: "404",
  notFoundText: "Page not found",
  backToHome: "Back to Home",
});
