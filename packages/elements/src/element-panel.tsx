import { type PortalEvent, PortalScope } from "@gatehouse/panels/provider";
import { memo, type ReactNode, useMemo } from "react";
import { pageTokens } from "./page-tokens";
import type { Settings } from "./settings";

export interface ElementPanelProps {
  readonly theme: Settings["theme"];
  readonly zIndex: number | undefined;
  readonly nonce: string | undefined;
  /** The parent of the style elements. */
  readonly styleTarget: HTMLElement;
  readonly onEvent: (event: PortalEvent) => void;
  readonly children: ReactNode;
}

/** One panel in its element's shadow root, with that element's look. */
export const ElementPanel = memo(function ElementPanel({
  theme,
  zIndex,
  nonce,
  styleTarget,
  onEvent,
  children,
}: ElementPanelProps): ReactNode {
  const appearance = useMemo(
    () => ({ theme, zIndex, tokens: pageTokens, nonce, styleTarget }),
    [theme, zIndex, nonce, styleTarget],
  );
  return (
    <PortalScope appearance={appearance} onEvent={onEvent}>
      {children}
    </PortalScope>
  );
});
