import { systemClock } from "../../core/clock";
import type { Config } from "../config";
import type { OpenedDatabase } from "../open-database";
import type { Monitor } from "./monitor";

type Settings = Pick<Config, "metricsPort" | "metricsHost" | "metricsToken">;

/** Starts the monitor if a setting enables it, on a separate port if one is set. Otherwise its code is not loaded. */
export async function startMonitor(
  { metricsPort, metricsHost, metricsToken: token }: Settings,
  database: OpenedDatabase,
  isStopping: () => boolean,
): Promise<{ readonly monitor?: Monitor; readonly hasMonitorPages: boolean; close(): void }> {
  if (metricsPort === undefined && token === undefined) return { hasMonitorPages: false, close: () => undefined };
  const [{ openMonitor }, { serveMonitor }] = await Promise.all([import("./monitor"), import("./serve-monitor")]);
  const monitor = await openMonitor(database, systemClock, { token, isStopping });
  const hasMonitorPages = token !== undefined;
  if (metricsPort === undefined) return { monitor, hasMonitorPages, close: () => undefined };
  const served = await serveMonitor(monitor, { port: metricsPort, host: metricsHost });
  console.log(
    `Metrics are at http://${metricsHost.includes(":") ? `[${metricsHost}]` : metricsHost}:${served.port}/metrics`,
  );
  return { monitor, hasMonitorPages, close: served.close };
}
