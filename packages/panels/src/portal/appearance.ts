/** How the panels look on the embedder's page. */
export interface Appearance {
  /**
   * `auto`, the default, follows the operating system, or in the shell the user's choice. `host` follows the page's
   * `<html>` (docs/theming.md).
   */
  readonly theme?: "light" | "dark" | "auto" | "host";
  /** `--gh-*` variables to set on the panels. Eight are enough to re-theme (docs/theming.md). */
  readonly tokens?: Readonly<Partial<Record<`--gh-${string}`, string>>>;
  /** The page's CSP nonce for style elements. */
  readonly nonce?: string;
  /** The parent of the style elements. Pass the shadow root if the panel is inside one. */
  readonly styleTarget?: HTMLElement | ShadowRoot;
  /**
   * The container of dialogs, menus and toasts. By default, it is the dialog or popover around the panel, or the end of
   * the body. In your own container, menus and toasts leave the browser's top layer, and the container's z-index
   * applies.
   */
  readonly overlayContainer?: HTMLElement;
  /**
   * Adds this number to all of our layers. Menus and toasts then leave the browser's top layer, so that the page can
   * order them.
   */
  readonly zIndex?: number;
}
