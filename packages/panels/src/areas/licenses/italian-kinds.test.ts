import { expect, it } from "vitest";
import { licensesItalian } from "./licenses.messages.it";

const { kinds, ...texts } = licensesItalian;

it("an Italian sentence has the trial in lower case, and other kinds as they are called", () => {
  const said = (kind: string) => [
    texts.bannerExpired("Example", kind),
    texts.bannerExpiring("Example", kind, 1),
    texts.bannerActive("Example", kind),
    texts.bannerInactive("Example", kind),
  ];
  expect(kinds.trial).toBe("Di prova");
  expect(said(kinds.trial)).toEqual([
    "La tua licenza Example di prova è scaduta",
    "La tua licenza Example di prova scade tra 1 giorno",
    "La tua licenza Example di prova è attiva",
    "La tua licenza Example di prova non è ancora attivata",
  ]);
  expect(texts.bannerActive("Example", kinds.smart)).toBe("La tua licenza Example SMART è attiva");
});
