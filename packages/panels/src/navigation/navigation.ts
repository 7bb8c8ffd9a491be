import type { ScreenTarget } from "./screens";

/** How the portal navigates on the host page. Panels never touch the address bar or the document's title themselves. */
export interface Navigation {
  /** The address of a screen, for links. Embedders may map screens to their own pages. */
  href(target: ScreenTarget): string;
  /** Goes to a screen without reloading the page. Without it, links are plain links. */
  go?(target: ScreenTarget, options: { readonly replace: boolean }): void;
  /**
   * Calls `mayLeave` before the host's router leaves the page, including by Back, and stays if it resolves to false.
   * Without `block`, only the panels' own links check.
   * @returns a function that removes the block.
   */
  block?(mayLeave: () => Promise<boolean>): () => void;
  /** Goes to a page of the server, such as sign-in or the back office. */
  leave(address: string): void;
  /** Path and query of the page, to return to after sign-in. */
  here(): string;
  /** Whether the visitor reached this page with the browser's Back or Forward. Defaults to false. */
  cameBack?(): boolean;
  /** The page's query string, where lists keep their state. By default, they keep it in memory. */
  readonly search?: SearchAdapter;
  /**
   * The page's fragment, where a log keeps its selected lines. Defaults to the fragment of the page's address, unless
   * the page uses it for something else.
   */
  readonly hash?: HashAdapter;
  /** Sets the page's title. Only for a host that owns the document. */
  setTitle?(title: string): void;
}

export interface SearchAdapter {
  /** With or without the leading `?`. */
  read(): string;
  write(search: string): void;
  subscribe(onChange: () => void): () => void;
}

export interface HashAdapter {
  /** With the leading `#`. Empty if there is none. */
  read(): string;
  /** Replaces the current history entry. */
  write(hash: string): void;
  subscribe(onChange: () => void): () => void;
}
