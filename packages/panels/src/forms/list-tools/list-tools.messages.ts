import { defineMessages } from "../../portal/messages";

/** The texts of the dialog with the choices for a list. They load with the dialog. */
export const listToolsMessages = defineMessages("list-tools", {
  title: "View",
  close: "Close",
  columns: "Columns",
  columnsHint: "The CSV file has the same columns.",
  density: "Density",
  densities: { standard: "Standard", comfortable: "Comfortable", compact: "Compact" },
  views: "Saved views",
  viewsHint: "A view keeps search, filters and sorting. It stays in this browser for your account.",
  noViews: "No saved views yet",
  openView: (name: string) => `Open ${name}`,
  rename: (name: string) => `Rename ${name}`,
  delete: (name: string) => `Delete ${name}`,
  name: "Name",
  save: "Save view",
  saveName: "Save name",
  cancel: "Cancel",
  nameRequired: "Enter a name",
  nameTaken: "Another view has this name",
  tooMany: (most: number) => `You can save up to ${most} views. Delete one first.`,
});
