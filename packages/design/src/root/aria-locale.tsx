import { type ReactNode, useContext } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { LocaleContext } from "./locale-context";

/** The root's locale for react-aria's components. Only overlays have them, so a page without an open one loads no react-aria. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useContext(LocaleContext)}>{children}</I18nProvider>;
}
