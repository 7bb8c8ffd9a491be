import { parseUrl, PortalError } from "@gatehouse/contract";
import { html } from "hono/html";
import { isEqual, randomText } from "../core/secrets";
import { cookie, readCookie } from "./cookies";
import type { Html } from "./html-page";
import type { Greeting, RequestFacts } from "./server-app";

// Refuses cross-site request forgery like Django's CsrfViewMiddleware, with the same texts, so that clients handle one
// response.

const csrfCookie = "csrftoken";
/** The header that carries the token in writes, and in responses to pages of allowed origins. */
export const csrfTokenHeader = "X-CSRFTOKEN";
/** The reason given when the request has no token cookie. */
export const noCookie = "CSRF cookie not set.";
const secretLength = 32;
const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const yearS = 31_449_600;

/** The cookie of a new token. */
export function newCsrfCookie(facts: Pick<RequestFacts, "isSecure">, secret = newCsrfSecret()): string {
  return cookie(csrfCookie, secret, { maxAgeS: yearS, isSecure: facts.isSecure });
}

export function newCsrfSecret(): string {
  return randomText(secretLength, alphabet);
}

/** The request's token, if it is well-formed. */
export function csrfSecret(facts: Pick<RequestFacts, "request" | "isSecure">): string | undefined {
  const value = readCookie(facts, csrfCookie);
  return value !== undefined && isCsrfSecret(value) ? value : undefined;
}

export function isCsrfSecret(text: string): boolean {
  return /^[a-zA-Z0-9]{32}$/.test(text);
}

/** The token for use in a page. Each mask differs, so that response compression can't reveal the token. */
export function maskCsrf(secret: string): string {
  const mask = newCsrfSecret();
  return mask + shift(secret, mask, 1);
}

/** The token for a page that can't read the cookie, and the cookie to set if the browser has none. */
export function greetWithToken(facts: Pick<RequestFacts, "request" | "isSecure">): Greeting {
  const kept = csrfSecret(facts);
  const secret = kept ?? newCsrfSecret();
  return { csrfToken: maskCsrf(secret), setCookies: kept === undefined ? [newCsrfCookie(facts, secret)] : [] };
}

/** The token as a hidden form field, and the cookie to set if the browser has none. */
export function csrfField(facts: Pick<RequestFacts, "request" | "isSecure">): {
  readonly field: Html;
  readonly setCookies: readonly string[];
} {
  const kept = csrfSecret(facts);
  const secret = kept ?? newCsrfSecret();
  return { field: tokenField(secret), setCookies: kept === undefined ? [newCsrfCookie(facts, secret)] : [] };
}

/** The hidden form field that carries a token. */
export function tokenField(secret: string): Html {
  return html`<input type="hidden" name="csrfmiddlewaretoken" value="${maskCsrf(secret)}">`;
}

/**
 * Checks a write by its `Origin` (or, behind TLS, `Referer`) and its token.
 * @param ownSecrets - Other secrets besides the cookie's that a form's token may match.
 * @throws {PortalError} `forbidden` with Django's reason.
 */
export function checkCsrf(
  facts: RequestFacts,
  trustedOrigins: readonly string[],
  formToken?: string,
  ownSecrets: readonly string[] = [],
): void {
  const isOwn = ownSecrets.some((secret) => isEqual(unmask(formToken ?? "") ?? "", secret));
  const reason = originFailure(facts, trustedOrigins) ?? (isOwn ? undefined : tokenFailure(facts, formToken));
  if (reason !== undefined) throw new PortalError("forbidden", { status: 403, detail: `CSRF Failed: ${reason}` });
}

function originFailure(
  { request, origin: own, isSecure }: RequestFacts,
  trustedOrigins: readonly string[],
): string | undefined {
  const isTrusted = (value: string) => value === own || trustedOrigins.includes(value);
  const origin = request.headers.get("Origin");
  if (origin !== null)
    return isTrusted(origin) ? undefined : `Origin checking failed - ${origin} does not match any trusted origins.`;
  if (!isSecure) return undefined;
  const referer = request.headers.get("Referer");
  if (referer === null) return "Referer checking failed - no Referer.";
  const from = parseUrl(referer);
  if (from === undefined) return "Referer checking failed - Referer is malformed.";
  if (from.protocol !== "https:") return "Referer checking failed - Referer is insecure while host is secure.";
  return isTrusted(from.origin)
    ? undefined
    : `Referer checking failed - ${referer} does not match any trusted origins.`;
}

function tokenFailure(facts: RequestFacts, formToken: string | undefined): string | undefined {
  const kept = readCookie(facts, csrfCookie);
  if (kept === undefined || kept === "") return noCookie;
  const secret = csrfSecret(facts);
  if (secret === undefined) return `CSRF cookie ${malformed(kept)}.`;
  const token = formToken || facts.request.headers.get(csrfTokenHeader);
  if (!token) return "CSRF token missing.";
  const source = formToken ? "POST" : "the 'X-Csrftoken' HTTP header";
  const sent = unmask(token);
  if (sent === undefined) return `CSRF token from ${source} ${malformed(token)}.`;
  return isEqual(sent, secret) ? undefined : `CSRF token from ${source} incorrect.`;
}

function malformed(token: string): string {
  return token.length === secretLength || token.length === 2 * secretLength
    ? "has invalid characters"
    : "has incorrect length";
}

function unmask(token: string): string | undefined {
  if (!/^(?:[a-zA-Z0-9]{32}){1,2}$/.test(token)) return undefined;
  return token.length === secretLength ? token : shift(token.slice(secretLength), token.slice(0, secretLength), -1);
}

function shift(text: string, by: string, sign: 1 | -1): string {
  return Array.from(text, (char, at) => {
    const place = alphabet.indexOf(char) + sign * alphabet.indexOf(by.charAt(at));
    return alphabet.charAt((place + alphabet.length) % alphabet.length);
  }).join("");
}
