import { GatehouseRoot } from "@gatehouse/design";
import { useAtomValue } from "jotai";
import { createContext, type ReactNode, useContext } from "react";
import { usePortal } from "./portal-context";
import { themeAtom } from "./theme";

const InsideRoot = createContext(false);

/** Dresses what stands below it, once: a panel inside the shell takes the shell's root. */
export function PortalRoot({ isHost = false, children }: { readonly isHost?: boolean; readonly children: ReactNode }): ReactNode {
  const isInside = useContext(InsideRoot);
  const { appearance, locale, store, catalog, hasTexts, dialogs } = usePortal();
  const chosen = useAtomValue(themeAtom, { store });
  if (isInside) return children;
  return (
    <GatehouseRoot
      theme={appearance.theme ?? chosen ?? "auto"}
      tokens={appearance.tokens}
      nonce={appearance.nonce}
      styleTarget={appearance.styleTarget}
      overlayContainer={appearance.overlayContainer}
      host={isHost}
      dialogs={dialogs}
      locale={locale}
      messages={catalog["design"]}
    >
      {/* Better late than first in another language. */}
      {hasTexts && <InsideRoot.Provider value>{children}</InsideRoot.Provider>}
    </GatehouseRoot>
  );
}
