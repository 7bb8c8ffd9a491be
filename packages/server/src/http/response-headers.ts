/**
 * The kind of a response: a page, data that is revalidated, other data, a file of an account, a file of the built host by its
 * content or by its name, a redirection, a refusal that is no page, or "nothing has changed".
 */
export type ResponseKind = "page" | "read" | "data" | "file" | "asset" | "static" | "redirect" | "error" | "unchanged";

type HeaderTable = Readonly<Record<string, string>>;

const fetchDirectives = {
  "default-src": "'self'",
  "script-src": "'nonce-{nonce}'",
  "style-src": "'nonce-{nonce}'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "frame-ancestors": "'self'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "object-src": "'none'",
  "require-trusted-types-for": "'script'",
};

// Nothing of the portal uses these devices. Features that browsers call by other names would only fill their consoles.
const unusedDevices = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "serial", "usb"],
];

const notStored = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };
const revalidated = { "Cache-Control": "private, no-cache", "X-Content-Type-Options": "nosniff" };
// Opened by itself, it can neither load nor run anything, nor be framed by another site.
const inert = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };

/** The headers of each kind of response: the one place that says them. `{nonce}` is the page's own. */
export const responseHeaders: Readonly<Record<ResponseKind, HeaderTable>> = {
  page: {
    ...notStored,
    Vary: "Cookie, Accept-Language",
    "Content-Security-Policy": Object.entries(fetchDirectives)
      .map((directive) => directive.join(" "))
      .join("; "),
    "Referrer-Policy": "same-origin",
    // A window that the portal opens may respond to it; one that opened the portal from elsewhere has no hold on it.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": unusedDevices.map((name) => `${name}=()`).join(", "),
  },
  read: { ...revalidated, ...inert, Vary: "Cookie" },
  data: { ...notStored, ...inert, Vary: "Cookie, Accept-Language" },
  // Opened by itself, an SVG with a script still is a picture and nothing else.
  file: {
    ...revalidated,
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    Vary: "Cookie",
  },
  asset: { "Cache-Control": "public, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff" },
  static: { "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" },
  redirect: { ...notStored, "Referrer-Policy": "same-origin" },
  error: { ...notStored, ...inert, Vary: "Cookie, Accept-Language" },
  // The browser keeps these headers with the stored response, and polls stay one packet.
  unchanged: {},
};

/** Headers that every kind has in addition behind TLS. */
const secureHeaders: HeaderTable = { "Strict-Transport-Security": "max-age=31536000" };

/** Headers of the response that ends a browser's session: pages and data of it leave the browser's cache. */
const signOutHeaders: HeaderTable = { "Clear-Site-Data": '"cache"' };

/** Headers of a page whose address is a secret. The origin has to go with its form, or the form is refused. */
const secretPageHeaders: HeaderTable = { "Referrer-Policy": "strict-origin" };

/** The headers of a kind, to begin a response with. */
export function headersOf(kind: ResponseKind, more: HeaderTable = {}): Headers {
  return new Headers({ ...responseHeaders[kind], ...more });
}

/** The headers of a page with its nonce, and with the other origins that its form may lead to. */
export function pageHeaders(nonce: string, formTargets: readonly string[] = []): Headers {
  const headers = headersOf("page", { "Content-Type": "text/html; charset=utf-8" });
  const policy = responseHeaders.page["Content-Security-Policy"]!.replaceAll("{nonce}", nonce);
  headers.set(
    "Content-Security-Policy",
    policy.replace("form-action 'self'", ["form-action 'self'", ...formTargets].join(" ")),
  );
  return headers;
}

/** The kind of a response of the portal that does not name its own. */
export function kindOf({ status, headers }: Response): ResponseKind {
  const type = headers.get("Content-Type") ?? "";
  if (status === 304) return "unchanged";
  if (headers.has("Location")) return "redirect";
  if (type.startsWith("text/html")) return "page";
  if (status >= 400) return "error";
  return type === "" || type.startsWith("application/json") ? "data" : "file";
}

/** Gives a response those headers of its kind that it does not have. */
export function completeHeaders(response: Response, isSecure: boolean, kind = kindOf(response)): void {
  const { headers } = response;
  for (const [name, value] of Object.entries({ ...responseHeaders[kind], ...(isSecure ? secureHeaders : {}) }))
    if (!headers.has(name)) headers.set(name, value);
}

/** Has the browser forget what it stored of the session. */
export function clearSite(response: Response): Response {
  for (const [name, value] of Object.entries(signOutHeaders)) response.headers.set(name, value);
  return response;
}

/** Keeps the browser from sending the page's address to other pages. */
export function withoutReferrer(response: Response): Response {
  for (const [name, value] of Object.entries(secretPageHeaders)) response.headers.set(name, value);
  return response;
}
