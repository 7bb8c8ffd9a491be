import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { PortalServer } from "../server";
import { compressJson } from "./compress-json";
import type { Config } from "./config";
import { createDrain } from "./drain";
import { hostConfigFile, hostConfigPath } from "./host-config";
import { hostFiles } from "./host-files";
import { StartupError } from "./startup-error";

export interface RunningServer {
  readonly port: number;
  /**
   * Stops listening, and resolves once every accepted request is answered and its handler is done.
   * @param limitMs - After this time, unanswered requests get 503 and their handlers are abandoned; 10 s by default.
   */
  close(limitMs?: number): Promise<void>;
}

export type ServeOptions = Pick<Config, "port" | "host" | "hostDir" | "trustProxy"> & {
  /** The host's config as JSON; see `hostConfigJson`. */
  readonly hostConfig?: string;
};

// The one page below the host that the portal serves itself.
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
  const drain = createDrain(server);
  const listen = getRequestListener((request, { incoming }) =>
    drain.run(request, async () => {
      const { pathname, protocol } = new URL(request.url);
      if (pathname === "/app") return new Response(null, { status: 302, headers: { Location: "/app/" } });
      if (configFile !== undefined && pathname === hostConfigPath) return compressJson(request, configFile(request));
      if (files === undefined || !pathname.startsWith("/app/") || rawLog.test(pathname)) {
        return compressJson(request, await portal.fetch(request, { address: incoming.socket.remoteAddress }));
      }
      return files(
        request,
        protocol === "https:" || (config.trustProxy && request.headers.get("X-Forwarded-Proto") === "https"),
      );
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "is already in use; set PORT to another"
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
