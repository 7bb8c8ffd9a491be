import { type ReactNode, useContext } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { LocaleContext } from "../root/locale-context";

/** The root's locale for dates. English dates put the day first, as everywhere in the portal. */
export function DayFirstLocale({ children }: { children: ReactNode }) {
  const locale = useContext(LocaleContext);
  return <I18nProvider locale={locale?.startsWith("en") === true ? "en-GB" : locale}>{children}</I18nProvider>;
}
