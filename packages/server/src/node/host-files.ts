import { extname, join, resolve, sep } from "node:path";
import type { Product } from "@gatehouse/contract";
import { sessionCookie } from "../auth/sessions";
import { chooseEncoding } from "../http/accept-encoding";
import { readCookie } from "../http/cookies";
import { etagOf, matchesEtag } from "../http/etag";
import { newNonce } from "../http/html-page";
import { newRequestId } from "../http/request-id";
import { headersOf, pageHeaders } from "../http/response-headers";
import type { PortalServer } from "../server";
import { decodedText } from "./decoded-text";
import { firstLoad, firstLoadsFile } from "./first-load";
import { keepFiles, type KeptFile } from "./kept-files";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};
// Other file formats are already compressed.
const compressible = new Set([
  ".css",
  ".ico",
  ".js",
  ".json",
  ".map",
  ".mjs",
  ".svg",
  ".ttf",
  ".txt",
  ".wasm",
  ".webmanifest",
]);
// Below this size, compression saves little, and its header can cost more.
const leastBytes = 256;
const noncePlaceholder = "__CSP_NONCE__";
const configPlaceholder = "__GATEHOUSE_CONFIG__";
const firstLoadPlaceholder = "<!-- gatehouse-first-load -->";

export interface HostFilesOptions extends Pick<PortalServer, "endpoints"> {
  /** The host's config as JSON. */
  readonly config?: string;
  readonly product: Product;
}

/**
 * Serves the built host below `/app`. Every path without a file gets index.html, with the response's nonce in place of
 * `__CSP_NONCE__`. Build the host with Vite's `html.cspNonce: "__CSP_NONCE__"`: the first script, its stylesheets and
 * preloads then carry the nonce, and the script's imports inherit it. A given config replaces `__GATEHOUSE_CONFIG__`,
 * so that the host doesn't need to fetch it. The path's entry of `first-loads.json` replaces `<!-- gatehouse-first-load
 * -->`.
 */
export function hostFiles(
  folder: string,
  { config = configPlaceholder, endpoints, product }: HostFilesOptions,
): (request: Request, isSecure: boolean) => Promise<Response> {
  const root = resolve(folder);
  const files = keepFiles();

  // Vite puts a content hash in the names of these files.
  const isAsset = (path: string) => path.startsWith(`${root}${sep}assets${sep}`);

  async function file(request: Request, path: string, found: KeptFile): Promise<Response> {
    const extension = extensionOf(path);
    const isCompressible = compressible.has(extension) && found.bytes.byteLength >= leastBytes;
    const encoding = chooseEncoding(request.headers.get("Accept-Encoding"), isCompressible ? undefined : ["identity"]);
    if (encoding === undefined) return new Response(null, { status: 406, headers: { Vary: "Accept-Encoding" } });
    const etag = etagOf(found.digest, encoding);
    const headers = headersOf(isAsset(path) ? "asset" : "static", {
      "Content-Type": types[extension] ?? "application/octet-stream",
      Vary: "Accept-Encoding",
      ETag: etag,
    });
    if (matchesEtag(request.headers.get("If-None-Match") ?? undefined, etag))
      return new Response(null, { status: 304, headers });
    const bytes = await found.encoded(encoding);
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(bytes.byteLength));
    return new Response(bytes, { headers });
  }

  async function page(request: Request, isSecure: boolean): Promise<Response> {
    const [file, table] = await Promise.all([
      files.read(join(root, "index.html")),
      files.read(join(root, firstLoadsFile)),
    ]);
    if (file === undefined)
      return new Response("The portal's pages are not built.\n", {
        status: 503,
        headers: { "Content-Type": "text/plain" },
      });
    const nonce = newNonce();
    const headers = pageHeaders(nonce);
    headers.set("X-Request-ID", newRequestId());
    const path = new URL(request.url).pathname.replace(/^\/app/, "");
    const hasSession = (readCookie({ request, isSecure }, sessionCookie) ?? "") !== "";
    const first = firstLoad(table, { path, nonce, hasSession, endpoints, product });
    if (first !== undefined) headers.set("Link", first.link);
    const text = file.bytes.toString().replaceAll(noncePlaceholder, nonce);
    // Use functions, because replacement texts could contain patterns such as `$&`.
    return new Response(
      text.replace(firstLoadPlaceholder, () => first?.head ?? "").replace(configPlaceholder, () => config),
      { headers },
    );
  }

  async function reply(request: Request, path: string, isSecure: boolean): Promise<Response> {
    const extension = extensionOf(path);
    if (types[extension] === undefined || extension === ".html") return page(request, isSecure);
    const found = await files.read(path);
    if (found !== undefined) return file(request, path, found);
    return isAsset(path) ? notFound() : page(request, isSecure);
  }

  return async (request, isSecure) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    const path = localPath(root, new URL(request.url).pathname);
    if (path === undefined) return notFound();
    const response = await reply(request, path, isSecure);
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
}

/** Maps a path below /app to a file. Undefined if it would be outside the folder. */
function localPath(root: string, pathname: string): string | undefined {
  const decoded = decodedText(pathname);
  // No file has a malformed address. The page says so.
  if (decoded === undefined) return root;
  const path = resolve(root, `.${sep}${decoded.replace(/^\/app\/?/, "")}`);
  return !decoded.includes("\0") && (path === root || path.startsWith(root + sep)) ? path : undefined;
}

function extensionOf(path: string): string {
  return extname(path).toLowerCase();
}

function notFound(): Response {
  return new Response("Not found.\n", {
    status: 404,
    headers: headersOf("error", { "Content-Type": "text/plain" }),
  });
}
