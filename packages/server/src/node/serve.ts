import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { PortalServer } from "../server";
import type { Config } from "./config";
import { hostFiles } from "./host-files";
import { StartupError } from "./startup-error";

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves the portal, and the built host under /app, over HTTP. */
export async function serve(portal: PortalServer, config: Pick<Config, "port" | "host" | "hostDir" | "trustProxy">): Promise<RunningServer> {
  const files = config.hostDir === undefined ? undefined : hostFiles(config.hostDir);
  const server = createAdaptorServer({
    fetch(request: Request, { incoming }) {
      const { pathname, protocol } = new URL(request.url);
      if (pathname === "/app") return new Response(null, { status: 302, headers: { Location: "/app/" } });
      if (files === undefined || !pathname.startsWith("/app/")) return portal.fetch(request, { address: incoming.socket.remoteAddress });
      return files(request, protocol === "https:" || (config.trustProxy && request.headers.get("X-Forwarded-Proto") === "https"));
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = error.code === "EADDRINUSE" ? "is already in use; set PORT to another" : `cannot be used (${error.code ?? error.message})`;
      reject(new StartupError(`Port ${config.port} ${reason}.`));
    });
    server.listen(config.port, config.host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : config.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        // What is under way gets a moment to finish; a stream that never ends does not hold the process.
        setTimeout(() => server.closeAllConnections(), 2_000).unref();
      }),
  };
}
