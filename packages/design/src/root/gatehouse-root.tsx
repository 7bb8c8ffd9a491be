import { useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { createGlobalStyle, StyleSheetManager } from "styled-components";
import { tokenStyle } from "../tokens/tokens";
import { baseStyle } from "./base-style";
import { createDialogStack, type DialogStack } from "./dialog-stack";
import { englishDesignMessages, type DesignMessages } from "./design-messages";
import { MessagesContext } from "./messages-context";
import { createOverlayHost, OverlayHostContext, type OverlayLook } from "./overlay-host";

/** `auto` follows the reader's system. */
export type Theme = "light" | "dark" | "auto";

/** Values for `--gh-*` variables, such as `{ "--gh-accent": "#7a1fa2" }`. */
export type Tokens = Partial<Record<`--gh-${string}`, string>>;

export interface GatehouseRootProps {
  theme: Theme;
  tokens?: Tokens;
  /** CSP nonce for the style elements this root inserts. */
  nonce?: string;
  /** Where style elements go: a shadow root or an element in it. The document's head without it. */
  styleTarget?: ShadowRoot | HTMLElement;
  /** Where menus, dialogs and toasts go. Without it: the shadow root of `styleTarget`, or the document's body. */
  overlayContainer?: HTMLElement | null;
  /** Paints the canvas and uses the host's faces: for a page that is ours, not for an embed. */
  host?: boolean;
  /** Shared by the roots of one page: what one of them reports then stands above a dialog of another, and in the faces of the host's. */
  dialogs?: DialogStack;
  messages?: Partial<DesignMessages>;
  /** BCP 47, such as `en` or `it`. */
  locale?: string;
  children: ReactNode;
}

/**
 * The element under which all of the kit's styles apply, with the theme, the tokens, the texts and a place for overlays.
 * Nothing outside it is styled, and nothing is written on `<html>` or `<body>`.
 */
export function GatehouseRoot(props: GatehouseRootProps) {
  const { theme, tokens = noTokens, nonce, styleTarget, overlayContainer, host = false, dialogs: shared, messages, locale = "en", children } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const look: OverlayLook = {
    parent: () => overlayContainer ?? overlayParent(styleTarget ?? rootRef.current),
    theme,
    tokens,
    isHost: host,
    nonce,
  };
  const [dialogs] = useState(() => shared ?? createDialogStack());
  const [overlays] = useState(() => createOverlayHost(look, dialogs));
  useEffect(() => overlays.restyle(look));
  useEffect(() => () => overlays.remove(), [overlays]);
  useEffect(() => (host ? dialogs.settle(overlays.container) : undefined), [host, dialogs, overlays]);
  const texts = useMemo(() => ({ ...englishDesignMessages, ...messages }), [messages]);

  return (
    <StyleSheetManager namespace="" {...(nonce !== undefined && { nonce })} {...(styleTarget && { target: styleTarget })}>
      <RootStyle />
      <StyleSheetManager namespace=".gh-root">
        <MessagesContext.Provider value={texts}>
          <OverlayHostContext.Provider value={overlays}>
            <I18nProvider locale={locale}>
              <PortalProvider getContainer={overlays.container}>
                <div ref={rootRef} className="gh-root" lang={locale} data-theme={theme} data-host={host || undefined} style={tokens as CSSProperties}>
                  {children}
                </div>
              </PortalProvider>
            </I18nProvider>
          </OverlayHostContext.Provider>
        </MessagesContext.Provider>
      </StyleSheetManager>
    </StyleSheetManager>
  );
}

const noTokens: Tokens = {};

/** Overlays stay within the shadow root they were opened in, or its styles would not reach them. */
function overlayParent(node: Node | null): Node {
  const root = node?.getRootNode();
  return root instanceof ShadowRoot ? root : document.body;
}

const RootStyle = createGlobalStyle`${tokenStyle}${baseStyle}`;
