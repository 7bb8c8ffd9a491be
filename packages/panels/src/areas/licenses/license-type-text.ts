import type { LicenseType } from "@gatehouse/contract/licenses";
import type { LicensesTexts } from "./licenses.messages";

/** The type of a license in lists. A trial is shown as a trial, whatever its type. */
export function licenseTypeText(
  license: { readonly type: LicenseType; readonly is_trial: boolean },
  texts: LicensesTexts,
): string {
  if (license.is_trial) return texts.kinds.trial;
  return license.type === "unknown" ? texts.unknownType : texts.kinds[license.type];
}
