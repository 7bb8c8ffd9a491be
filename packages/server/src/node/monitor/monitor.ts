import { isEqual } from "../../core/secrets";
import type { Store } from "../../db/context";
import { headersOf } from "../../http/response-headers";
import type { OpenedDatabase } from "../open-database";
import { type Metrics, openMetrics } from "./metrics";
import { isReady, readinessOf } from "./readiness";

export interface Monitor extends Pick<Metrics, "observe"> {
  /** Responds to `/healthz`, `/readyz` and `/metrics`. Undefined for any other path. */
  response(request: Request): Promise<Response | undefined>;
}

export interface MonitorOptions {
  /**
   * Clients must send it as `Authorization: Bearer …`. Without a token, anyone who can reach the port can read the
   * pages.
   */
  readonly token: string | undefined;
  readonly isStopping: () => boolean;
}

/** Reports a process's health to a supervisor and Prometheus. */
export async function openMonitor(
  { db, pool }: Pick<OpenedDatabase, "db" | "pool">,
  clock: Store["clock"],
  { token, isStopping }: MonitorOptions,
): Promise<Monitor> {
  const metrics = await openMetrics({ db, clock }, pool);
  const pages: Readonly<Record<string, () => Promise<Response>>> = {
    // Shows that the process runs and its event loop turns. Ignore the database, because restarting the process would
    // not fix it.
    "/healthz": () => Promise.resolve(json(200, { status: "ok" })),
    async "/readyz"() {
      const readiness = await readinessOf(db, isStopping());
      return isReady(readiness)
        ? json(200, { status: "ok", ...readiness })
        : json(503, { status: "not ready", ...readiness });
    },
    async "/metrics"() {
      const text = await metrics.text();
      return new Response(text, { headers: headersOf("data", { "Content-Type": metrics.contentType }) });
    },
  };
  return {
    observe: metrics.observe,
    async response(request) {
      const { pathname } = new URL(request.url);
      const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
      if (page === undefined) return undefined;
      const [, sent = ""] = /^bearer +(.*)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
      if (token !== undefined && !isEqual(sent, token))
        return json(401, { detail: "Send the token as Authorization: Bearer." }, { "WWW-Authenticate": "Bearer" });
      if (request.method !== "GET" && request.method !== "HEAD")
        return json(405, { detail: `Method "${request.method}" not allowed.` }, { Allow: "GET" });
      return page();
    },
  };
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: headersOf(status < 400 ? "data" : "error", { "Content-Type": "application/json", ...headers }),
  });
}
