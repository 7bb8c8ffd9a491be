import { type LazyModule, lazyModule, readLocale } from "@gatehouse/design";
import { useEffect, useState } from "react";
import type { Catalog } from "./catalog";
import type { PortalEvent } from "./events";
import { fitTexts } from "./setup/fit-texts";

const english: Catalog = {};

/** The languages besides English, each fetched when it is first wanted. */
const translations: Readonly<Record<string, LazyModule<Catalog>>> = {
  it: lazyModule(() => import("../locales/it").then(({ italian }) => italian)),
};

const languageOf = (locale: string) => locale.replace(/-.*$/, "");

/**
 * Fetches the texts of a locale, so that the first render has them. For server rendering, await it on the server and in the browser.
 * A language without our texts is English.
 */
export async function loadLocale(locale: string): Promise<void> {
  // The provider fetches them again, and reports a failure.
  await translations[languageOf(readLocale(locale))]?.load().catch(() => undefined);
}

interface Fetched {
  readonly language: string;
  readonly catalog: Catalog;
}

/**
 * The texts of a locale, undefined while loading. A language without our texts is English, and so is one that
 * cannot be fetched, which is reported.
 */
export function useLocaleCatalog(locale: string, emit: (event: PortalEvent) => void): Catalog | undefined {
  const language = languageOf(locale);
  const texts = translations[language];
  const [fetched, setFetched] = useState<Fetched>();
  const loaded = texts === undefined ? english : texts.loaded();
  const isMissing = loaded === undefined;
  useEffect(() => {
    if (texts === undefined || !isMissing) return;
    let isCurrent = true;
    const show = (catalog: Catalog) => isCurrent && setFetched({ language, catalog });
    texts.load().then(show, (error: unknown) => {
      emit({ type: "locale.failed", locale: language, error });
      show(english);
    });
    return () => {
      isCurrent = false;
    };
  }, [texts, isMissing, language, emit]);
  return loaded ?? (fetched?.language === language ? fetched.catalog : undefined);
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
