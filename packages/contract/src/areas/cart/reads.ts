import { licenseReads } from "../licenses";

/** The endpoints whose responses show the cart. Licenses say whether their renewal is in it. */
export const cartReads = ["cart.list", "cart.count", ...licenseReads, "licenses.get"] as const;
