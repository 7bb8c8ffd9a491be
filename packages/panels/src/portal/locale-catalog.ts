import { useEffect, useState } from "react";
import type { Catalog } from "./catalog";
import type { PortalEvent } from "./events";
import { fitTexts } from "./setup/fit-texts";

const english: Catalog = {};

/** The languages besides English, each fetched when it is first wanted. */
const translations: Readonly<Record<string, () => Promise<Catalog>>> = {
  it: () => import("../locales/it").then(({ italian }) => italian),
};

interface Fetched {
  readonly language: string;
  readonly catalog: Catalog;
}

/**
 * The texts of a locale, undefined until they are there. A language without texts of ours is English, and so is one that
 * cannot be fetched, which is reported.
 */
export function useLocaleCatalog(locale: string, emit: (event: PortalEvent) => void): Catalog | undefined {
  const language = locale.replace(/-.*$/, "");
  const fetchTexts = translations[language];
  const [fetched, setFetched] = useState<Fetched>();
  useEffect(() => {
    if (fetchTexts === undefined) return;
    let isCurrent = true;
    const show = (catalog: Catalog) => isCurrent && setFetched({ language, catalog });
    fetchTexts().then(show, (error: unknown) => {
      emit({ type: "locale.failed", locale: language, error });
      show(english);
    });
    return () => {
      isCurrent = false;
    };
  }, [fetchTexts, language, emit]);
  if (fetchTexts === undefined) return english;
  return fetched?.language === language ? fetched.catalog : undefined;
}

/** A locale's texts with the embedder's own on top, text by text. */
export function mergeCatalogs(translated: Catalog = english, own: Catalog, complain: (text: string) => void): Catalog {
  const merged = { ...translated };
  for (const [area, texts] of Object.entries(own)) {
    const ours = translated[area];
    if (texts) merged[area] = ours === undefined ? texts : fitTexts(ours, texts, `messages.${area}`, complain);
  }
  return merged;
}
