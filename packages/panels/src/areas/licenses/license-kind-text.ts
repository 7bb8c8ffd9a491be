import { type License, licenseKind } from "@gatehouse/contract/licenses";
import type { LicensesTexts } from "./licenses.messages";

/** The kind of a license in words: enterprise and trial go before its type, and a type this version does not know says so. */
export function licenseKindText(license: License, texts: LicensesTexts): string {
  const kind = licenseKind(license);
  return kind === "pro" && license.type === "unknown" ? texts.unknownType : texts.kinds[kind];
}
