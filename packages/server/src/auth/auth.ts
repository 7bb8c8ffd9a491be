import type { Portal } from "../http/portal";
import type { RequestFacts } from "../http/request-facts";
import type { Viewer } from "../viewer";

export interface Identity {
  readonly viewer: Viewer;
  /** `Set-Cookie` values that the answer must carry. */
  readonly setCookies: readonly string[];
}

/** How the server knows who asks: sessions in cookies, or one fixed viewer. */
export interface Auth {
  /** Whether calls spend points of the limits. */
  readonly isLimited: boolean;
  identify(portal: Portal, facts: RequestFacts): Promise<Identity | undefined>;
  /** @throws {PortalError} `forbidden` for a write that the viewer's own page did not send. */
  checkWrite(portal: Portal, facts: RequestFacts): void;
  /** Adds the pages and calls that belong to signing in and out. */
  mount(portal: Portal): void;
}
