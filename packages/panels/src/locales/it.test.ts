import { englishDesignMessages } from "@gatehouse/design";
import { describe, expect, it } from "vitest";
import type { Texts } from "../portal/catalog";
import type { MessageSet } from "../portal/messages";
import { italian } from "./it";

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("../**/*.messages.ts", { eager: true });

const isMessageSet = (value: unknown): value is MessageSet<Texts> =>
  typeof value === "object" && value !== null && "namespace" in value && "english" in value;

const declared = [
  { namespace: "design", english: { ...englishDesignMessages } as Texts },
  ...Object.values(modules).flatMap((module) => Object.values(module).filter(isMessageSet)),
];

/** The English texts by namespace. */
const sets = [...new Set(declared.map(({ namespace }) => namespace))].map((namespace) => {
  const parts = declared.filter((set) => set.namespace === namespace).map(({ english }) => english);
  return { namespace, parts, english: Object.assign({}, ...parts) as Texts };
});

/** The texts without parameters, at any depth, by path. */
function plainTexts(texts: object, place: string): readonly (readonly [string, string])[] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    if (typeof text === "string") return [[`${place}.${name}`, text] as const];
    return typeof text === "object" && text !== null ? plainTexts(text, `${place}.${name}`) : [];
  });
}

describe("the portal in Italian", () => {
  it("has every set of texts that the portal has, and no other", () => {
    expect(Object.keys(italian).sort()).toEqual(sets.map(({ namespace }) => namespace).sort());
  });

  it.each(sets.map(({ namespace, english }) => [namespace, english] as const))(
    "says everything of %s",
    (namespace, english) => {
      const translated: Texts = italian[namespace as keyof typeof italian];
      expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
    },
  );

  it("has no text of a name in two sets", () => {
    for (const { namespace, parts, english } of sets)
      expect(parts.flatMap((part) => Object.keys(part)).sort(), namespace).toEqual(Object.keys(english).sort());
  });

  it("has left no sentence in English", () => {
    const inItalian = new Set(
      sets.flatMap(({ namespace }) =>
        plainTexts(italian[namespace as keyof typeof italian], namespace).map(([, text]) => text),
      ),
    );
    const english = sets.flatMap(({ namespace, english: texts }) => plainTexts(texts, namespace));
    expect(english.filter(([, text]) => text.split(" ").length > 2 && inItalian.has(text))).toEqual([]);
  });
});
