import type { Endpoint } from "@gatehouse/contract";

/** Answers that stand in the place of the server's, by the call: JSON, or a function that makes the response of an address. Other calls go through. */
export interface RewrittenAnswers {
  readonly answers: Map<Endpoint, unknown>;
  /** Files by their path. */
  readonly files: Map<string, () => Response>;
  readonly through: (send: typeof fetch) => typeof fetch;
}

export function rewrittenAnswers(): RewrittenAnswers {
  const answers = new Map<Endpoint, unknown>();
  const files = new Map<string, () => Response>();
  return {
    answers,
    files,
    through: (send) => async (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname } = new URL(url);
      const file = files.get(pathname);
      if (file) return file();
      for (const [call, answer] of answers) {
        if (call.method === method && pathPattern(call).test(pathname))
          return typeof answer === "function"
            ? (answer as (url: string) => Response)(url)
            : Response.json(answer ?? null);
      }
      return send(input, init);
    },
  };
}

const pathPattern = ({ path }: Endpoint) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
