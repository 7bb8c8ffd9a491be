import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Browser } from "./browser";
import { headersOf } from "./raw-connection";

interface Output {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends one POST after another on a keep-alive connection until one fails. */
export function startWriter(url: string, browser: Browser) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const responses: Output[] = [];
  let onResponse: () => void = () => undefined;
  const write = () =>
    new Promise<Output>((resolve, reject) => {
      const sent = request(url, { agent, method: "POST", headers: headersOf(browser) }, (response) => {
        let body = "";
        response
          .setEncoding("utf8")
          .on("data", (text: string) => (body += text))
          .on("error", reject);
        response.on("end", () =>
          response.complete
            ? resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
            : reject(new Error("cut off")),
        );
      });
      sent.on("error", reject).end();
    });
  const ended = (async () => {
    for (;;) {
      try {
        responses.push(await write());
        onResponse();
      } catch (error) {
        agent.destroy();
        return (error as { readonly code?: string }).code ?? String(error);
      }
    }
  })();
  return {
    responses,
    /** Resolves to the error that ended it. */
    ended,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        onResponse = () => responses.length >= count && resolve();
        onResponse();
      }),
  };
}
