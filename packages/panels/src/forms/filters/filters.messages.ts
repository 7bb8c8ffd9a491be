import { defineMessages } from "../../portal/messages";

/** The texts of the filters of a list on narrow pages. */
export const filtersMessages = defineMessages("filters", {
  title: "Filters",
  button: (active: number) => (active === 0 ? "Filters" : `Filters, ${active} active`),
  reset: "Reset",
  show: (count: number) => `Show ${count} ${count === 1 ? "result" : "results"}`,
});
