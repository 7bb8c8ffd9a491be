import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { StyleSheetManager } from "styled-components";
import { type DesignMessages, englishDesignMessages } from "./design-messages";
import { createDialogStack, type DialogStack } from "./dialog-stack";
import { type Theme, useShownTheme } from "./host-theme";
import { LocaleContext } from "./locale-context";
import { localeDirection } from "./locale-direction";
import { MessagesContext } from "./messages-context";
import { createOverlayHost, OverlayHostContext, type OverlayLook } from "./overlay-host";
import { readLocale } from "./read-locale";
import { RootStyle } from "./root-style";
import { areStylesBlocked, isInNoDocument } from "./styles-blocked";
import { hasTopLayer } from "./top-layer";

/** Values for `--gh-*` variables, such as `{ "--gh-accent": "#7a1fa2" }`. */
export type Tokens = Partial<Record<`--gh-${string}`, string>>;

export interface GatehouseRootProps {
  /** `host` follows the page's `<html>`: a class, an attribute or an inline `color-scheme`. */
  theme: Theme | "host";
  tokens?: Tokens;
  /** CSP nonce for the style elements this root inserts. */
  nonce?: string;
  /** The parent of the style elements: a shadow root or an element in it. Defaults to the document's head. */
  styleTarget?: ShadowRoot | HTMLElement;
  /**
   * The container of menus, dialogs and toasts, whose layer the page then decides. By default, it is the dialog or
   * popover around the root, the shadow root of `styleTarget`, or the document's body, in the browser's top layer.
   */
  overlayContainer?: HTMLElement | null;
  /** Adds this number to all layers, instead of using the browser's top layer. Dialogs stay modal. */
  zIndex?: number;
  /** Paints the canvas and uses the host's fonts. For the portal's own pages, not for embeds. */
  host?: boolean;
  /** Shared by the roots of one page, so that toasts appear above another root's dialog, in the host root's fonts. */
  dialogs?: DialogStack;
  messages?: Partial<DesignMessages>;
  /**
   * BCP 47 tag, such as `en` or `it`. Its script sets the direction, because the texts may differ from the page's
   * language.
   */
  locale?: string;
  /** The language of the texts, if it is not the locale's. */
  lang?: string;
  children: ReactNode;
}

/**
 * The root element of all components. It provides styles, theme, tokens, texts and a place for overlays. It styles
 * nothing outside and changes nothing on `<html>` or `<body>`.
 */
export function GatehouseRoot(props: GatehouseRootProps) {
  const {
    tokens: given = noTokens,
    nonce,
    styleTarget,
    overlayContainer,
    zIndex,
    host = false,
    dialogs: shared,
    messages,
    children,
  } = props;
  const locale = readLocale(props.locale);
  const { lang = locale } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const theme = useShownTheme(props.theme);
  const isOrdered = zIndex !== undefined;
  const tokens: Tokens = isOrdered ? { ...given, "--gh-z-base": String(Math.round(zIndex)) } : given;
  const look: OverlayLook = {
    root: () => rootRef.current,
    // Dialogs in a container that the page has removed would be invisible.
    ground: () => (overlayContainer?.isConnected ? overlayContainer : overlayGround(styleTarget ?? rootRef.current)),
    isGroundFixed: Boolean(overlayContainer?.isConnected),
    isInTopLayer: hasTopLayer() && !isOrdered && !overlayContainer,
    theme,
    tokens,
    isHost: host,
    lang,
    dir: localeDirection(locale),
    nonce,
  };
  const [dialogs] = useState(() => shared ?? createDialogStack());
  const [overlays] = useState(() => createOverlayHost(look, dialogs));
  useEffect(() => overlays.restyle(look));
  useEffect(() => () => overlays.remove(), [overlays]);
  useEffect(() => (host ? dialogs.settle(overlays.container) : undefined), [host, dialogs, overlays]);
  const texts = useMemo(() => ({ ...englishDesignMessages, ...messages }), [messages]);
  // Inserting rules into a style element without a sheet throws, so write them as text.
  const [hasNoSheet] = useState(() => areStylesBlocked(nonce, styleTarget) || isInNoDocument(styleTarget));

  return (
    <StyleSheetManager
      namespace=""
      disableCSSOMInjection={hasNoSheet}
      // On a server, a nonce would create a separate sheet, which the page's `ServerStyleSheet` doesn't collect.
      {...(nonce !== undefined && typeof document !== "undefined" && { nonce })}
      {...(styleTarget && { target: styleTarget })}
    >
      <RootStyle />
      <StyleSheetManager namespace=".gh-root">
        <MessagesContext.Provider value={texts}>
          <OverlayHostContext.Provider value={overlays}>
            <LocaleContext.Provider value={locale}>
              <div
                ref={rootRef}
                className="gh-root"
                lang={lang}
                dir={look.dir}
                data-theme={theme}
                data-host={host || undefined}
                style={tokens as CSSProperties}
                onKeyDown={keepFromForm}
              >
                {children}
              </div>
            </LocaleContext.Provider>
          </OverlayHostContext.Provider>
        </MessagesContext.Provider>
      </StyleSheetManager>
    </StyleSheetManager>
  );
}

const noTokens: Tokens = {};

/** Enter in a field would submit a form of the page around the root. */
function keepFromForm(event: KeyboardEvent) {
  const field = event.target as HTMLInputElement;
  if (event.key === "Enter" && field.localName === "input" && field.form?.contains(event.currentTarget))
    event.preventDefault();
}

/** Overlays must stay in their shadow root, because its styles don't apply outside. */
function overlayGround(node: Node | null): Node {
  const root = node?.getRootNode();
  return root instanceof ShadowRoot ? root : document.body;
}
