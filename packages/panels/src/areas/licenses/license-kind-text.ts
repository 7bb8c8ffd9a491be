import { type License, licenseKind } from "@gatehouse/contract/licenses";
import type { LicensesTexts } from "./licenses.messages";

/**
 * The kind of a license in words. Enterprise and trial take precedence over the type. An unknown type is named as
 * unknown.
 */
export function licenseKindText(license: License, texts: LicensesTexts): string {
  const kind = licenseKind(license);
  return kind === "pro" && license.type === "unknown" ? texts.unknownType : texts.kinds[kind];
}
