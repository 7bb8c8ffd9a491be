import type { CountError } from "@gatehouse/contract/cart";
import type { LicenseType } from "@gatehouse/contract/licenses";
import { defineMessages } from "../../portal/messages";

const types: Readonly<Record<LicenseType, string>> = { smart: "SMART", pro: "PRO", unknown: "Unknown type" };

const countErrors: Readonly<Record<CountError, string>> = {
  missing: "License count is required",
  "not-whole": "License count must be a whole number",
  "too-few": "License count must be at least 1",
  "too-many": "License count cannot exceed 100",
};

/** Every text of the cart. */
export const cartMessages = defineMessages("cart", {
  title: "Shopping cart",
  /** The panel's own title. It reads well both alone and below the page's title. */
  panelTitle: "Items in the cart",
  failedList: "Failed to fetch the shopping cart.",
  empty: "The shopping cart is empty",
  emptyText: "Add a new license here, or renew one on the licenses page.",

  columnItem: "Item",
  columnType: "Type",
  columnTerm: "Term",
  columnRemote: "Remote services",
  columnExpires: "Expires",
  columnQuantity: "Quantity",
  columnActions: "Actions",
  types,
  newLicense: (type: string) => `New ${type} license`,
  renewalOf: "Renewal of",
  unknownItem: "Unknown item",
  years: (years: number) => `${years} ${years === 1 ? "year" : "years"}`,
  specialPrice: "special price",
  firstYearIncluded: "first year included",
  on: "On",
  off: "Off",
  quantityOf: (item: string) => `Quantity of ${item}`,
  fewer: (item: string) => `Decrease quantity of ${item}`,
  more: (item: string) => `Increase quantity of ${item}`,
  remove: (item: string) => `Remove ${item}`,
  countErrors,
  failedQuantity: "Failed to update the quantity. Try again later.",
  changedElsewhere: "Your cart was changed somewhere else. You're seeing the latest version.",
  failedRemove: "Failed to remove the row from the shopping cart.",
  removed: (item: string) => `Removed from the cart: ${item}.`,
  undo: "Undo",
  putBack: "Put back in the cart.",
  failedPutBack: "We couldn't put it back in the cart.",

  total: (count: number) => `${count} ${count === 1 ? "license" : "licenses"}`,
  totalHint: "No payment now. Our sales team will send you a quote.",
  submit: "Submit order",
  submitTitle: "Submit order",
  submitText: (count: number) =>
    `You're about to order ${count} ${count === 1 ? "license" : "licenses"}. Our sales team will contact you with a quote.`,
  submitSuccess: "The order was submitted. Our sales team will contact you.",
  viewOrder: "View order",
  failedSubmit: "Failed to submit the cart. Please try again later.",
  unconfirmedSubmit: "We couldn't confirm whether your order was submitted. Check your orders before you try again.",
  cancel: "Cancel",
  close: "Close",

  addLicense: "Add new license",
  addTitle: "New PRO license",
  addText: "The first year is included. Any further years are a renewal.",
  duration: "Duration",
  durationRequired: "Duration is required",
  durationPlaceholder: "Select a duration",
  licenseCount: "License count",
  licenseCountHint: "1 to 100",
  tooManyInAll: (held: number) =>
    `License count cannot exceed 100, and your cart already has ${held} for this duration`,
  addSubmit: "Add to cart",
  addSuccess: "Added to cart.",
  viewCart: "View cart",
  failedAdd: "Failed to add license to shopping cart. Please try again.",
  unconfirmedChange: "We couldn't confirm whether the cart was changed. Check the cart before you try again.",

  renewTitle: (count: number) => (count === 1 ? "Renew license" : `Renew ${count} licenses`),
  renewText: "The new term starts when the current one ends. For an expired license, it starts on delivery.",
  renewLicenses: "Licenses to renew",
  renewAll: (count: number) => `All ${count} licenses`,
  renewExpires: (type: string, date: string) => `${type}, expires ${date}`,
  renewExpired: (type: string, date: string) => `${type}, expired ${date}`,
  renewSubmit: "Add to cart",
  renewAndView: "Add and view cart",
  renewSuccess: (count: number) =>
    count === 1 ? "The renewal was added to the shopping cart." : `${count} renewals were added to the shopping cart.`,
  renewNone: "Select at least one license",
  renewAdded: (count: number) => (count === 1 ? "Added to cart:" : `${count} added to cart:`),
  renewNotAdded: "Not added. Try again later.",
  failedRenew: "Failed to add some renews to the cart. Please try again later.",
});

/** The cart's texts, as components of the panel receive them. */
export type CartTexts = (typeof cartMessages)["english"];
