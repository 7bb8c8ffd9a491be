import type { Endpoint } from "@gatehouse/contract";

/**
 * Responses that replace the server's, by endpoint: JSON data, or a function from the URL to a response. Other requests
 * reach the server.
 */
export interface RewrittenResponses {
  readonly responses: Map<Endpoint, unknown>;
  /** Files by their path. */
  readonly files: Map<string, () => Response>;
  readonly through: (send: typeof fetch) => typeof fetch;
}

export function rewrittenResponses(): RewrittenResponses {
  const responses = new Map<Endpoint, unknown>();
  const files = new Map<string, () => Response>();
  return {
    responses,
    files,
    through: (send) => async (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname } = new URL(url);
      const file = files.get(pathname);
      if (file) return file();
      for (const [call, response] of responses) {
        if (call.method === method && pathPattern(call).test(pathname))
          return typeof response === "function"
            ? (response as (url: string) => Response)(url)
            : Response.json(response ?? null);
      }
      return send(input, init);
    },
  };
}

/** Matches the path of an endpoint with any parameters. */
export const pathPattern = ({ path }: Endpoint) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
