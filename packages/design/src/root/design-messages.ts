import type { ReactNode } from "react";

/** All texts that the components show on their own. Screens pass in their other texts. */
export interface DesignMessages {
  noData: string;
  noMatches: string;
  notAvailable: string;
  clearSearch: string;
  /** `table` is the name of the searched table. */
  search: (table: string) => string;
  /** `name` is the row's name. */
  selectRow: (name: string) => string;
  selectPage: string;
  exportCsv: string;
  /** Shown if the export's code fails to load. */
  exportFailed: string;
  rowsPerPage: string;
  /** `table` is the name of the paged table. */
  pages: (table: string) => string;
  page: (page: number) => string;
  range: (first: number, last: number, total: number) => string;
  first: string;
  previous: string;
  next: string;
  last: string;
  retry: string;
  close: string;
  cancel: string;
  copied: string;
  copyFailed: string;
  copyValue: (value: string) => string;
  loading: string;
  notifications: string;
  breadcrumb: string;
  selectPlaceholder: string;
  required: string;
  typeToConfirm: (text: string) => string;
  mustTypeToConfirm: (text: string) => string;
  /** `free` is in bold. */
  seatsAvailable: (free: ReactNode, total: number) => ReactNode;
}

/** The English texts. */
export const englishDesignMessages: DesignMessages = {
  noData: "No data available",
  noMatches: "No matching records found",
  notAvailable: "N/A",
  clearSearch: "Clear search",
  search: (table) => `Search: ${table}`,
  selectRow: (name) => `Select ${name}`,
  selectPage: "Select all on this page",
  exportCsv: "Export CSV",
  exportFailed: "Export failed. Retry",
  rowsPerPage: "Rows per page",
  pages: (table) => `Pages: ${table}`,
  page: (page) => `Page ${page}`,
  range: (first, last, total) => `${first}–${last} of ${total}`,
  first: "First",
  previous: "Previous",
  next: "Next",
  last: "Last",
  retry: "Retry",
  close: "Close",
  cancel: "Cancel",
  copied: "Copied",
  copyFailed: "We couldn't copy this. Allow access to the clipboard and try again.",
  copyValue: (value) => `Copy ${value}`,
  loading: "Loading",
  notifications: "Notifications",
  breadcrumb: "Breadcrumb",
  selectPlaceholder: "Select",
  required: "Required",
  typeToConfirm: (text) => `Type '${text}' to confirm`,
  mustTypeToConfirm: (text) => `You must type '${text}' to confirm.`,
  seatsAvailable: (free, total) => [free, ` of ${total} available`],
};
