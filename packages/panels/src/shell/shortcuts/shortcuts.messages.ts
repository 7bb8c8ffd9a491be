import { defineMessages } from "../../portal/messages";

export const shortcutsMessages = defineMessages("shortcuts", {
  title: "Keyboard shortcuts",
  general: "Anywhere",
  goTo: "Go to a page",
  search: "Search the list on this page",
  palette: "Search pages, projects, licenses, orders, tickets, teams and actions",
  notification: "Move to the newest notification, and back",
  list: "Show keyboard shortcuts",
  then: "then",
  logHint: "Build logs have their own keys. Press ? inside one to see them.",
  isOn: "Use single-key shortcuts",
  isOnHint: "Turn them off if you dictate text or often press keys by accident. Ctrl K or ⌘ K still works.",
});
