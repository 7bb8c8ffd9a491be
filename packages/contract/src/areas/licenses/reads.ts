/** The endpoints whose responses show the account's licenses. */
export const licenseReads = ["licenses.best", "licenses.grouped", "licenses.inUse", "licenses.list"] as const;
