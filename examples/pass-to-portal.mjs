// The portal's paths of an example's own server, so that its pages and the portal have one origin.
import { request } from "node:http";

export const portalPaths = ["/api/*", "/auth/*", "/accounts/*", "/app", "/app/*", "/licenses/*", "/download/*"];

/** Passes a request on as it came: the portal compares the browser's `Host` with `Origin`. */
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
