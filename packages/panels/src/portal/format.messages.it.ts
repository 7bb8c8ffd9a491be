import type { formatMessages } from "./format.messages";
import type { Translation } from "./messages";

export const formatItalian: Translation<typeof formatMessages> = {
  notAvailable: "N/D",
  unreadable: "Formato della data non valido",
};
