import type { ClientOptions } from "../http/client";

export const product = { id: "acme", name: "Acme" } as const;

export interface Sent {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: RequestInit["body"];
  readonly init: RequestInit;
}

export interface Scripted {
  readonly options: ClientOptions;
  readonly sent: Sent[];
}

/** Client options with a `fetch` that responds with a function's results, and a record of its requests. */
export function scripted(
  response: (sent: Sent, index: number) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
): Scripted {
  const sent: Sent[] = [];
  const fetchNow: typeof fetch = async (input, init = {}) => {
    const request = {
      method: init.method ?? "GET",
      url: String(input),
      headers: new Headers(init.headers),
      body: init.body,
      init,
    };
    sent.push(request);
    return response(request, sent.length - 1);
  };
  return { sent, options: { product, fetch: fetchNow, ...options } };
}

export function json(value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(value), { status, headers: { "Content-Type": "application/json", ...headers } });
}

export function page(status: number, text = "<html><body>page</body></html>"): Response {
  return new Response(text, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

export const sessionPath = "/auth/api/browser/v1/auth/session";
export const noCredentials = { detail: "Authentication credentials were not provided." };
