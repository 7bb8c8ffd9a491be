import {
  type DesignMessages,
  englishDesignMessages,
  GatehouseRoot,
  NotLoadedContext,
  useNotLoaded,
} from "@gatehouse/design";
import type { ReactNode } from "react";
import { defineMessages, useMessages } from "./messages";
import { usePortal } from "./portal-context";
import { sharedTheme } from "./theme";
import { useReportNotLoaded } from "./use-report-not-loaded";
import { useShared } from "./use-shared";

const english: Pick<DesignMessages, keyof DesignMessages> = englishDesignMessages;
const designMessages = defineMessages("design", english);

/** Adds a root around its children. Inside another root, such as the shell's, it adds none. */
export function PortalRoot({
  isHost = false,
  children,
}: {
  readonly isHost?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  // Every portal root provides this context.
  const isInside = useNotLoaded() !== undefined;
  const report = useReportNotLoaded("MenuButton");
  const { appearance, locale, catalog, hasTexts, dialogs } = usePortal();
  const messages = useMessages(designMessages) as DesignMessages;
  const chosen = useShared(sharedTheme);
  if (isInside) return children;
  const { theme = "auto" } = appearance;
  return (
    <GatehouseRoot
      theme={theme === "auto" ? (chosen ?? theme) : theme}
      tokens={appearance.tokens}
      nonce={appearance.nonce}
      styleTarget={appearance.styleTarget}
      overlayContainer={appearance.overlayContainer}
      zIndex={appearance.zIndex}
      host={isHost}
      dialogs={dialogs}
      locale={locale}
      lang={/^en\b/.test(locale) || Object.keys(catalog)[0] ? locale : "en"}
      messages={messages}
    >
      {/* Wait for the texts rather than show another language first. */}
      {hasTexts && <NotLoadedContext.Provider value={report}>{children}</NotLoadedContext.Provider>}
    </GatehouseRoot>
  );
}
