import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { headersOf } from "../../http/response-headers";
import { codeOf } from "../data-folder";
import { StartupError } from "../startup-error";
import type { Monitor } from "./monitor";

/** Serves only the monitor's pages, on a separate port. */
export async function serveMonitor(
  monitor: Monitor,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<{ readonly port: number; close(): void }> {
  const nothing = () => new Response('{"detail":"Not found."}', { status: 404, headers: headersOf("error") });
  const server = createServer(
    getRequestListener(async (request) => (await monitor.response(request)) ?? nothing(), {
      // The health checks of some load balancers are HTTP/1.0 requests without `Host`.
      hostname: "localhost",
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) =>
      reject(new StartupError(`Port ${port} of GATEHOUSE_METRICS_PORT cannot be used (${codeOf(error)}).`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
