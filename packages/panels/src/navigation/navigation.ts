import type { ScreenTarget } from "./screens";

/**
 * How the portal moves about on the embedder's page. Panels never touch the address bar or the document's title
 * themselves.
 */
export interface Navigation {
  /** The address of a screen, for links. An embedder may map screens to pages of their own. */
  href(target: ScreenTarget): string;
  /** Goes to a screen without reloading the page. Without it, links are plain links. */
  go?(target: ScreenTarget, options: { readonly replace: boolean }): void;
  /**
   * Asks `mayLeave` before the host's router leaves the page, by Back too, and stays if the answer is no. Left out, only the
   * panels' own links ask. @returns a function that ends it.
   */
  block?(mayLeave: () => Promise<boolean>): () => void;
  /** Goes to a page of the server: sign-in, back office. */
  leave(address: string): void;
  /** Path and query of the page, where sign-in is to return to. */
  here(): string;
  /** Whether the visitor came to this page by the browser's Back or Forward. Left out, nobody did. */
  cameBack?(): boolean;
  /** The page's query string, where lists keep their state. Left out, they keep it in memory. */
  readonly search?: SearchAdapter;
  /**
   * The page's fragment, where a log keeps its chosen lines. Left out, it is the fragment of the page's address, unless that has
   * another use.
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
  /** With the leading `#`; empty if there is none. */
  read(): string;
  /** Replaces the current history entry. */
  write(hash: string): void;
  subscribe(onChange: () => void): () => void;
}
