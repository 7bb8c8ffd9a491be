import type { LicensesTexts } from "../licenses.messages";

/** The visible column headers of In Use, for its skeleton. */
export function inUseHeaders(texts: LicensesTexts): readonly string[] {
  return [
    texts.columnValidity,
    texts.columnType,
    texts.columnSerial,
    texts.columnExpires,
    texts.columnHolder,
    texts.columnRemote,
    texts.columnTeam,
    texts.columnNotes,
  ];
}
