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

interface ShownLocale {
  readonly locale: string;
  /** Its texts. Undefined while the first ones are loading. */
  readonly catalog: Catalog | undefined;
}

/**
 * A locale with its texts; while they load, the last one, so that panels keep what is typed in them. A language without our texts
 * is English, and so is one that cannot be fetched, which is reported.
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

/** A locale's texts with the embedder's own on top, text by text. */
export function mergeCatalogs(translated: Catalog = english, own: Catalog, complain: (text: string) => void): Catalog {
  const merged = { ...translated };
  for (const [area, texts] of Object.entries(own)) {
    const ours = translated[area];
    if (texts) merged[area] = ours === undefined ? texts : fitTexts(ours, texts, `messages.${area}`, complain);
  }
  return merged;
}
