import { type LazyModule, lazyModule, readLocale } from "@gatehouse/design";
import { useEffect, useState } from "react";
import type { Catalog } from "./catalog";
import type { PortalEvent } from "./events";
import { fitTexts } from "./setup/fit-texts";

const english: Catalog = {};

/** The languages besides English. Each loads when it is first needed. */
const translations: Readonly<Record<string, LazyModule<Catalog>>> = {
  it: lazyModule(() => import("../locales/it").then(({ italian }) => italian)),
};

const languageOf = (locale: string) => locale.replace(/-.*$/, "");

/**
 * Loads the texts of a locale, so that the first render has them. For server rendering, await it on the server and in
 * the browser. Languages without our texts use English.
 */
export async function loadLocale(locale: string): Promise<void> {
  // Ignore failures here. The provider retries and reports them.
  await translations[languageOf(readLocale(locale))]?.load().catch(() => undefined);
}

interface ShownLocale {
  readonly locale: string;
  /** The locale's texts. Undefined while the first ones are loading. */
  readonly catalog: Catalog | undefined;
}

/**
 * A locale with its texts. While they load, it keeps the previous locale, so that panels keep their input. Languages
 * without our texts use English, and so do those that fail to load, which are reported.
 */
export function useLocaleCatalog(locale: string, emit: (event: PortalEvent) => void): ShownLocale {
  const texts = translations[languageOf(locale)];
  const loaded = texts === undefined ? english : texts.loaded();
  const [last, setLast] = useState<ShownLocale>({ locale, catalog: loaded });
  useEffect(() => {
    let isCurrent = true;
    const show = (catalog: Catalog) => isCurrent && setLast({ locale, catalog });
    if (loaded !== undefined) show(loaded);
    else
      texts?.load().then(show, (error: unknown) => {
        emit({ type: "locale.failed", locale: languageOf(locale), error });
        show(english);
      });
    return () => {
      isCurrent = false;
    };
  }, [texts, loaded, locale, emit]);
  return loaded === undefined ? last : { locale, catalog: loaded };
}

/** Merges the embedder's texts over a locale's texts, one by one. */
export function mergeCatalogs(translated: Catalog = english, own: Catalog, complain: (text: string) => void): Catalog {
  const merged = { ...translated };
  for (const [area, texts] of Object.entries(own)) {
    const ours = translated[area];
    if (texts) merged[area] = ours === undefined ? texts : fitTexts(ours, texts, `messages.${area}`, complain);
  }
  return merged;
}
