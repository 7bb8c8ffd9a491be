import type { IncomingMessage, ServerResponse } from "node:http";

/** The paths that belong to the portal. */
export const portalPaths: readonly string[];
/** Passes a request on unchanged. */
export function passToPortal(portal: string, incoming: IncomingMessage, outgoing: ServerResponse): void;
