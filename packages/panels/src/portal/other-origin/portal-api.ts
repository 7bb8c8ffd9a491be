import type { ClientOptions } from "@gatehouse/contract";

/** How to reach the API. */
export interface PortalApi extends Omit<ClientOptions, "product" | "language" | "onProductEvidence" | "isPageFetch"> {
  /**
   * Headers of every request, such as `Authorization` with your own token. A function is called for each request. With
   * headers, cookies and the CSRF token are not sent.
   */
  readonly headers?: ApiHeaders;
}

export type ApiHeaders =
  | Readonly<Record<string, string>>
  | (() => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>);
