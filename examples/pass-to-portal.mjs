// The portal's paths on an example's server. They give its pages and the portal the same origin.
import { request } from "node:http";

export const portalPaths = ["/api/*", "/auth/*", "/accounts/*", "/app", "/app/*", "/licenses/*", "/download/*"];

/** Passes a request on unchanged, because the portal compares the browser's `Host` with `Origin`. */
export function passToPortal(portal, incoming, outgoing) {
  const asked = request(portal + incoming.url, { method: incoming.method, headers: incoming.headers }, (response) => {
    outgoing.writeHead(response.statusCode, response.rawHeaders);
    response.pipe(outgoing);
  });
  asked.on("error", () => {
    if (!outgoing.headersSent) outgoing.writeHead(502, { "Content-Type": "text/plain" });
    outgoing.end("The portal cannot be reached.\n");
  });
  outgoing.on("close", () => asked.destroy());
  incoming.pipe(asked);
}
