import { defineMessages } from "../../portal/messages";

/** The texts of the bar for selected licenses. They load with it. */
export const bulkMessages = defineMessages("bulk", {
  selected: (count: number) => (count === 1 ? "1 license selected" : `${count} licenses selected`),
  selectMatching: (count: number) => `Select all ${count} licenses that match`,
  hidden: (count: number) =>
    count === 1 ? "1 of them doesn't match the filters." : `${count} of them don't match the filters.`,
  clear: "Clear selection",
  exportCsv: "Export CSV",
});
