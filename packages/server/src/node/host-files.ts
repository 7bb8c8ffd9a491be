import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, resolve, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { newNonce, pageHeaders } from "../http/html-page";
import { newRequestId } from "../http/request-id";

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
const compressible = new Set([".css", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".webmanifest"]);
const noncePlaceholder = "__CSP_NONCE__";
const configPlaceholder = "__GATEHOUSE_CONFIG__";

/**
 * Serves the built host below `/app`: files as they are, and index.html for every other path, with this answer's nonce in
 * place of `__CSP_NONCE__`. Build the host with Vite's `html.cspNonce: "__CSP_NONCE__"`: the first script, its stylesheets
 * and preloads then carry the nonce, and what that script imports inherits it. If a config is given, it replaces
 * `__GATEHOUSE_CONFIG__`, so the host doesn't need to fetch it.
 */
export function hostFiles(
  folder: string,
  config = configPlaceholder,
): (request: Request, isSecure: boolean) => Promise<Response> {
  const root = resolve(folder);
  const compressed = new Map<string, { readonly etag: string; readonly bytes: Promise<Buffer> }>();

  // Vite names what it puts there after the content.
  const isAsset = (path: string) => path.startsWith(`${root}${sep}assets${sep}`);

  async function file(request: Request, path: string, extension: string): Promise<Response> {
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes === undefined) return notFound();
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    const headers = new Headers({
      "Content-Type": types[extension] ?? "application/octet-stream",
      "Cache-Control": isAsset(path) ? "public, max-age=31536000, immutable" : "no-cache",
      "X-Content-Type-Options": "nosniff",
      Vary: "Accept-Encoding",
      ETag: etag,
    });
    if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304, headers });
    if (!compressible.has(extension) || !/\bgzip\b/.test(request.headers.get("Accept-Encoding") ?? ""))
      return new Response(new Uint8Array(bytes), { headers });
    headers.set("Content-Encoding", "gzip");
    const kept = compressed.get(path);
    const entry = kept?.etag === etag ? kept : { etag, bytes: promisify(gzip)(bytes) };
    compressed.set(path, entry);
    return new Response(new Uint8Array(await entry.bytes), { headers });
  }

  async function page(isSecure: boolean): Promise<Response> {
    const text = await readFile(join(root, "index.html"), "utf8").catch(() => undefined);
    if (text === undefined)
      return new Response("The portal's pages are not built.\n", {
        status: 503,
        headers: { "Content-Type": "text/plain" },
      });
    const nonce = newNonce();
    const headers = pageHeaders(nonce, isSecure);
    headers.set("X-Request-ID", newRequestId());
    // A function, since the config may hold what a replacement text gives a meaning to, such as $&.
    return new Response(
      text.replaceAll(noncePlaceholder, nonce).replace(configPlaceholder, () => config),
      { headers },
    );
  }

  return async (request, isSecure) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    const path = localPath(root, new URL(request.url).pathname);
    if (path === undefined) return notFound();
    const extension = extname(path).toLowerCase();
    const isFile = types[extension] !== undefined && extension !== ".html" && (isAsset(path) || (await isThere(path)));
    const response = isFile ? await file(request, path, extension) : await page(isSecure);
    return request.method === "HEAD" ? new Response(null, response) : response;
  };
}

/** The file that a path below /app names; undefined if it would leave the folder. */
function localPath(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const path = resolve(root, `.${sep}${decoded.replace(/^\/app\/?/, "")}`);
  return !decoded.includes("\0") && (path === root || path.startsWith(root + sep)) ? path : undefined;
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

function notFound(): Response {
  return new Response("Not found.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain", "X-Content-Type-Options": "nosniff" },
  });
}
