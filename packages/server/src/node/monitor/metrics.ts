import type { Store } from "../../db/context";
import { countWork, type WorkCounts } from "./count-work";
import { inTime } from "./in-time";

/** Counts a process's work, in Prometheus's format. */
export interface Metrics {
  /**
   * Counts a response.
   * @param route - A route's pattern, never a path, because each value becomes a time series.
   */
  observe(method: string, route: string, status: number, seconds: number): void;
  readonly contentType: string;
  /** All counters, and current figures from the database. */
  text(): Promise<string>;
}

/** The connections to a PostgreSQL server, as `pg` counts them. */
export interface ConnectionPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max?: number };
  query(text: string, values?: unknown[]): Promise<{ readonly rows: Record<string, unknown>[] }>;
}

const durationsS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates a process's metrics. The library loads only if they are used. */
export async function openMetrics(store: Store, pool: ConnectionPool | undefined): Promise<Metrics> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "gatehouse_http_requests_total",
    help: "Responses by method, route pattern and status.",
    labelNames: ["method", "route", "status"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "gatehouse_http_request_duration_seconds",
    help: "Time from a request's head to its response's head.",
    labelNames: ["method", "route"] as const,
    buckets: durationsS,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name: `gatehouse_${name}`, help, registers });
  const isUp = gauge("database_up", "1 if the database responded to this scrape.");
  const work: Readonly<Record<keyof WorkCounts, ReturnType<typeof gauge>>> = {
    sessions: gauge("sessions", "Open sessions of browsers."),
    queuedBuilds: gauge("builds_queued", "Builds and simulations that wait for a worker."),
    runningBuilds: gauge("builds_running", "Builds and simulations that run."),
    waitingMails: gauge("mails_waiting", "Emails that wait to be sent."),
    failedMails: gauge("mails_failed", "Emails that were given up in the last 30 days."),
  };
  if (pool !== undefined) {
    const connections = new Gauge({
      name: "gatehouse_database_pool_connections",
      help: "Connections of this process to PostgreSQL, by state.",
      labelNames: ["state"] as const,
      registers,
      collect() {
        this.set({ state: "idle" }, pool.idleCount);
        this.set({ state: "used" }, pool.totalCount - pool.idleCount);
      },
    });
    connections.set({ state: "limit" }, pool.options.max ?? 0);
    new Gauge({
      name: "gatehouse_database_pool_waiting",
      help: "Requests that wait for a connection.",
      registers,
      collect() {
        this.set(pool.waitingCount);
      },
    });
  }
  return {
    contentType: registry.contentType,
    observe(method, route, status, seconds) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    async text() {
      const counts = await inTime(countWork(store)).catch(() => undefined);
      isUp.set(counts === undefined ? 0 : 1);
      for (const [name, each] of Object.entries(work) as [keyof WorkCounts, (typeof work)["sessions"]][]) {
        // Remove an unknown figure, because a stale one would look current.
        if (counts === undefined) each.remove();
        else each.set(counts[name]);
      }
      return registry.metrics();
    },
  };
}
