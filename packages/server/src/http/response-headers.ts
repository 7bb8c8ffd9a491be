/**
 * The kind of a response. `read` is data that browsers revalidate, and `data` is other data. `file` is an account's
 * file. `asset` is a file of the built host with a content hash in its name, and `static` is one without. `error` is a
 * refusal that is not a page. `unchanged` is a 304.
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

// The portal uses none of these devices. Listing features that browsers don't recognize would only fill their consoles.
const unusedDevices = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "serial", "usb"],
];

const notStored = { "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" };
const revalidated = { "Cache-Control": "private, no-cache", "X-Content-Type-Options": "nosniff" };
// When opened directly, such a response can't load or run anything, and other sites can't frame it.
const inert = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };

/** The headers of each kind of response. Define them only here. `{nonce}` stands for the page's nonce. */
export const responseHeaders: Readonly<Record<ResponseKind, HeaderTable>> = {
  page: {
    ...notStored,
    Vary: "Cookie, Accept-Language",
    "Content-Security-Policy": Object.entries(fetchDirectives)
      .map((directive) => directive.join(" "))
      .join("; "),
    "Referrer-Policy": "same-origin",
    // The portal can talk to windows that it opens. A page that opened the portal can't.
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": unusedDevices.map((name) => `${name}=()`).join(", "),
  },
  read: { ...revalidated, ...inert, Vary: "Cookie" },
  data: { ...notStored, ...inert, Vary: "Cookie, Accept-Language" },
  // When opened directly, an SVG with a script is still only a picture.
  file: {
    ...revalidated,
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    Vary: "Cookie",
  },
  asset: { "Cache-Control": "public, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff" },
  static: { "Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff" },
  redirect: { ...notStored, "Referrer-Policy": "same-origin" },
  error: { ...notStored, ...inert, Vary: "Cookie, Accept-Language" },
  // The browser keeps these headers with the stored response. Without them, a poll fits in one packet.
  unchanged: {},
};

/** Extra headers for every kind behind TLS. */
const secureHeaders: HeaderTable = { "Strict-Transport-Security": "max-age=31536000" };

/** Extra headers for the response that ends a session: the browser drops the session's cached pages and data. */
const signOutHeaders: HeaderTable = { "Clear-Site-Data": '"cache"' };

/**
 * Extra headers for a page with a secret in its address. A form is refused without its origin, so the origin is still
 * sent.
 */
const secretPageHeaders: HeaderTable = { "Referrer-Policy": "strict-origin" };

/** New headers of a kind. */
export function headersOf(kind: ResponseKind, more: HeaderTable = {}): Headers {
  return new Headers({ ...responseHeaders[kind], ...more });
}

/** The headers of a page with its nonce, and with other origins that its form may redirect to. */
export function pageHeaders(nonce: string, formTargets: readonly string[] = []): Headers {
  const headers = headersOf("page", { "Content-Type": "text/html; charset=utf-8" });
  const policy = responseHeaders.page["Content-Security-Policy"]!.replaceAll("{nonce}", nonce);
  headers.set(
    "Content-Security-Policy",
    policy.replace("form-action 'self'", ["form-action 'self'", ...formTargets].join(" ")),
  );
  return headers;
}

/** Infers the kind of a response that doesn't name it. */
export function kindOf({ status, headers }: Response): ResponseKind {
  const type = headers.get("Content-Type") ?? "";
  if (status === 304) return "unchanged";
  if (headers.has("Location")) return "redirect";
  if (type.startsWith("text/html")) return "page";
  if (status >= 400) return "error";
  return type === "" || type.startsWith("application/json") ? "data" : "file";
}

/** Adds the headers of the response's kind that are missing. */
export function completeHeaders(response: Response, isSecure: boolean, kind = kindOf(response)): void {
  const { headers } = response;
  for (const [name, value] of Object.entries({ ...responseHeaders[kind], ...(isSecure ? secureHeaders : {}) }))
    if (!headers.has(name)) headers.set(name, value);
}

/** Tells the browser to delete its cache of the session. */
export function clearSite(response: Response): Response {
  for (const [name, value] of Object.entries(signOutHeaders)) response.headers.set(name, value);
  return response;
}

/** Keeps the browser from sending the page's full address to other pages. */
export function withoutReferrer(response: Response): Response {
  for (const [name, value] of Object.entries(secretPageHeaders)) response.headers.set(name, value);
  return response;
}
