/** How the panels look on the embedder's page. */
export interface Appearance {
  /** `auto` follows the system, `host` the page's `<html>` while it changes (docs/theming.md). */
  readonly theme?: "light" | "dark" | "auto" | "host";
  /** `--gh-*` variables to set on the panels; eight are enough to re-theme (docs/embedding.md). */
  readonly tokens?: Readonly<Partial<Record<`--gh-${string}`, string>>>;
  /** The page's CSP nonce for style elements. */
  readonly nonce?: string;
  /** Where style elements go; a shadow root inside one. */
  readonly styleTarget?: HTMLElement | ShadowRoot;
  /**
   * Where dialogs, menus and toasts go. By default a container of our own: in the dialog or popover around the panel, else at
   * the end of the body. With it, menus and toasts leave the browser's top layer and lie where this element does.
   */
  readonly overlayContainer?: HTMLElement;
  /** Lifts all of our layers by this number, where the page orders them itself; menus and toasts leave the browser's top layer. */
  readonly zIndex?: number;
}
