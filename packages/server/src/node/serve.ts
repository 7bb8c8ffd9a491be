import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isSecureRequest } from "../http/request-facts";
import { completeHeaders, kindOf } from "../http/response-headers";
import { methodOf } from "../http/route-of";
import type { PortalServer } from "../server";
import { compressJson } from "./compress-json";
import type { Config } from "./config";
import { createDrain } from "./drain";
import { hostConfigFile, hostConfigPath } from "./host-config";
import { hostFiles } from "./host-files";
import type { Monitor } from "./monitor/monitor";
import { watchForProxy } from "./startup-check";
import { StartupError } from "./startup-error";

export interface RunningServer {
  readonly port: number;
  /**
   * Stops listening. Resolves once every accepted request has its response and its handler is done.
   * @param limitMs - After this time, pending requests get 503 and their handlers are abandoned. Defaults to 10 s.
   */
  close(limitMs?: number): Promise<void>;
}

export type ServeOptions = Pick<Config, "port" | "host" | "hostDir" | "trustProxy"> & {
  /** The host's config as JSON; see `hostConfigJson`. */
  readonly hostConfig?: string;
  /** Counts responses. */
  readonly monitor?: Monitor;
  /** Whether the server's own port has the monitor's pages. */
  readonly hasMonitorPages?: boolean;
};

/** Enough for 25 MB over 64 kbit/s. */
const slowestRequestMs = 3_600_000;

/**
 * Longer than reverse proxies and browsers keep an idle connection, which is two minutes at most. If the server ended one
 * first, a request that is already on its way would be lost.
 */
const idleConnectionMs = 130_000;

// The only page below the host's path that the portal itself serves.
const rawLog = /^\/app\/projects\/.*\/raw\/$/;

/** Serves the portal, and the built host with its config under /app, over HTTP. */
export async function serve(portal: PortalServer, config: ServeOptions): Promise<RunningServer> {
  const files =
    config.hostDir === undefined
      ? undefined
      : hostFiles(config.hostDir, { config: config.hostConfig, endpoints: portal.endpoints, product: portal.product });
  const configFile = config.hostConfig === undefined ? undefined : hostConfigFile(config.hostConfig);
  const server = createServer((incoming, outgoing) => {
    if (drain.accept(incoming, outgoing)) void listen(incoming, outgoing);
  });
  const lookForProxy = watchForProxy(config, (sentence) => console.error(`Warning: ${sentence}`));
  // An upload may take long. Its reader ends one that stalls.
  server.requestTimeout = slowestRequestMs;
  server.keepAliveTimeout = idleConnectionMs;
  const drain = createDrain(server);
  const listen = getRequestListener(async (request, { incoming }) => {
    const startedAt = performance.now();
    const { pathname } = new URL(request.url);
    const isSecure = isSecureRequest(request, config);
    lookForProxy(request.headers);
    const monitored = config.hasMonitorPages === true ? await config.monitor?.response(request) : undefined;
    if (monitored !== undefined) {
      completeHeaders(monitored, isSecure);
      return monitored;
    }
    const isHosts = files !== undefined && pathname.startsWith("/app/") && !rawLog.test(pathname);
    let route = `${methodOf(request)} ${isHosts ? "/app/*" : "/app"}`;
    const response = await drain.run(request, async () => {
      if (pathname === "/app") return new Response(null, { status: 302, headers: { Location: "/app/" } });
      if (configFile !== undefined && pathname === hostConfigPath) return compressJson(request, configFile(request));
      if (isHosts) return files(request, isSecure);
      const { remoteAddress: address } = incoming.socket;
      return compressJson(request, await portal.fetch(request, { address, onRoute: (named) => (route = named) }));
    });
    const kind = kindOf(response);
    const isBuilt = (isHosts || pathname === hostConfigPath) && (kind === "file" || kind === "data");
    completeHeaders(response, isSecure, isBuilt ? "static" : kind);
    const [method = "", pattern = ""] = route.split(" ");
    config.monitor?.observe(method, pattern, response.status, (performance.now() - startedAt) / 1_000);
    return response;
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "is already in use. Set PORT to another"
          : `cannot be used (${error.code ?? error.message})`;
      reject(new StartupError(`Port ${config.port} ${reason}.`));
    });
    server.listen(config.port, config.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : config.port,
    close: (limitMs = 10_000) => drain.close(limitMs),
  };
}
