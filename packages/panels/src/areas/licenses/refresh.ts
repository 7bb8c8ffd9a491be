import { licenses } from "@gatehouse/contract/licenses";

/** What a new license changes: every list, the banner, and whether a trial is still to be had. */
export const changedByNewLicense = [
  licenses.best,
  licenses.grouped,
  licenses.inUse,
  licenses.list,
  licenses.trialGrantable,
] as const;
