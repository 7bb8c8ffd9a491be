/** How the panels look on the embedder's page. */
export interface Appearance {
  /**
   * `auto`, the default, follows the operating system, or in the shell what the user chose there. `host` follows the page's `<html>`
   * (docs/theming.md).
   */
  readonly theme?: "light" | "dark" | "auto" | "host";
  /** `--gh-*` variables to set on the panels; eight are enough to re-theme (docs/theming.md). */
  readonly tokens?: Readonly<Partial<Record<`--gh-${string}`, string>>>;
  /** The page's CSP nonce for style elements. */
  readonly nonce?: string;
  /** The parent of the style elements; a shadow root if the panel is inside one. */
  readonly styleTarget?: HTMLElement | ShadowRoot;
  /**
   * The container of dialogs, menus and toasts. By default, they go into the dialog or popover around the panel, or to the end of the
   * body. In this element, menus and toasts leave the browser's top layer, and the element's own z-index decides.
   */
  readonly overlayContainer?: HTMLElement;
  /** Adds this number to all of our layers. Menus and toasts then leave the browser's top layer, so that the page can order them. */
  readonly zIndex?: number;
}
