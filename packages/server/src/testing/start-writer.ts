import { Agent, type IncomingHttpHeaders, request } from "node:http";
import type { Browser } from "./browser";
import { headersOf } from "./raw-connection";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends one POST after another on a connection that is kept alive, until that fails. */
export function startWriter(url: string, browser: Browser) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: Answer[] = [];
  let onAnswer: () => void = () => undefined;
  const write = () =>
    new Promise<Answer>((resolve, reject) => {
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
        answers.push(await write());
        onAnswer();
      } catch (error) {
        agent.destroy();
        return (error as { readonly code?: string }).code ?? String(error);
      }
    }
  })();
  return {
    answers,
    /** The error that ended it. */
    ended,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        onAnswer = () => answers.length >= count && resolve();
        onAnswer();
      }),
  };
}
