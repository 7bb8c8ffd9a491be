/** How the panels look on the embedder's page. */
export interface Appearance {
  /** `auto` follows the system. */
  readonly theme?: "light" | "dark" | "auto";
  /** `--gh-*` variables to set on the panels; eight are enough to re-theme (docs/embedding.md). */
  readonly tokens?: Readonly<Partial<Record<`--gh-${string}`, string>>>;
  /** The page's CSP nonce for style elements. */
  readonly nonce?: string;
  /** Where style elements go; a shadow root inside one. */
  readonly styleTarget?: HTMLElement | ShadowRoot;
  /** Where dialogs, menus and toasts go; by default a container of our own at the end of the body. */
  readonly overlayContainer?: HTMLElement;
}
