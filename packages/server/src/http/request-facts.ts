import type { Context as HonoContext } from "hono";
import { readLanguage } from "../texts/language";
import type { HonoEnv, RequestFacts, ServerSettings } from "./server-app";

/** Whether the browser sent the request over TLS. */
export function isSecureRequest(
  { url, headers }: Request,
  { trustProxy }: Pick<ServerSettings, "trustProxy">,
): boolean {
  return url.startsWith("https:") || (trustProxy && headers.get("X-Forwarded-Proto") === "https");
}

export function requestFacts(
  c: HonoContext<HonoEnv>,
  { trustProxy }: Pick<ServerSettings, "trustProxy">,
): RequestFacts {
  const request = c.req.raw;
  const url = new URL(request.url);
  const isSecure = isSecureRequest(request, { trustProxy });
  // Our own proxy appended the last address. The client can forge the others.
  const forwarded = trustProxy ? request.headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
  return {
    request,
    isSecure,
    origin: `${isSecure ? "https" : "http"}://${url.host}`,
    address: forwarded || (c.env?.address ?? "unknown"),
    language: readLanguage(request.headers.get("Accept-Language")),
  };
}
