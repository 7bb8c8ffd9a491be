import { defineMessages } from "./messages";

/** Loads with the product watch, since most pages never need it. */
export const mismatchMessages = defineMessages("provider", {
  productMismatch: (configured: string, served: string | undefined) =>
    `This page is set up for ${configured}, but the server ${served === undefined ? "doesn't know this product" : `is for the product "${served}"`}. Tell the site's administrator.`,
});
