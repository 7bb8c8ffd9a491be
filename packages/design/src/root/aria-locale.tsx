import { type ReactNode, useContext } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { LocaleContext } from "./locale-context";

/**
 * The root's locale for react-aria's components. Only overlays use it, so pages without an open overlay load no
 * react-aria.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useContext(LocaleContext)}>{children}</I18nProvider>;
}
