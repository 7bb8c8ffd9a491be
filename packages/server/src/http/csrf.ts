import { parseUrl, PortalError } from "@gatehouse/contract";
import { html } from "hono/html";
import { isEqual, randomText } from "../core/secrets";
import { cookie, readCookie } from "./cookies";
import type { Html } from "./html-page";
import type { Greeting, RequestFacts } from "./server-app";

// Cross-site request forgery is refused as Django's CsrfViewMiddleware does it, to its texts: the client must know one response.

const csrfCookie = "csrftoken";
/** The header in which writes carry the token, and in which pages of allowed origins receive it. */
export const csrfTokenHeader = "X-CSRFTOKEN";
/** The reason for a browser that sends no token's cookie at all. */
export const noCookie = "CSRF cookie not set.";
const secretLength = 32;
const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const yearS = 31_449_600;

/** A new token's cookie. */
export function newCsrfCookie(facts: Pick<RequestFacts, "isSecure">, secret = newCsrfSecret()): string {
  return cookie(csrfCookie, secret, { maxAgeS: yearS, isSecure: facts.isSecure });
}

export function newCsrfSecret(): string {
  return randomText(secretLength, alphabet);
}

/** The request's own token, if it is well-formed. */
export function csrfSecret(facts: Pick<RequestFacts, "request" | "isSecure">): string | undefined {
  const value = readCookie(facts, csrfCookie);
  return value !== undefined && isCsrfSecret(value) ? value : undefined;
}

export function isCsrfSecret(text: string): boolean {
  return /^[a-zA-Z0-9]{32}$/.test(text);
}

/** The token as a page may carry it: masked differently each time, so that a compressed page does not reveal it. */
export function maskCsrf(secret: string): string {
  const mask = newCsrfSecret();
  return mask + shift(secret, mask, 1);
}

/** The browser's token for a page that cannot read the cookie, and the cookie to set if the browser has none yet. */
export function greetWithToken(facts: Pick<RequestFacts, "request" | "isSecure">): Greeting {
  const kept = csrfSecret(facts);
  const secret = kept ?? newCsrfSecret();
  return { csrfToken: maskCsrf(secret), setCookies: kept === undefined ? [newCsrfCookie(facts, secret)] : [] };
}

/** The token as a field for the forms of a page, with the cookie that goes with it where the browser has none yet. */
export function csrfField(facts: Pick<RequestFacts, "request" | "isSecure">): {
  readonly field: Html;
  readonly setCookies: readonly string[];
} {
  const kept = csrfSecret(facts);
  const secret = kept ?? newCsrfSecret();
  return { field: tokenField(secret), setCookies: kept === undefined ? [newCsrfCookie(facts, secret)] : [] };
}

/** The field in which a form carries a token. */
export function tokenField(secret: string): Html {
  return html`<input type="hidden" name="csrfmiddlewaretoken" value="${maskCsrf(secret)}">`;
}

/**
 * Checks a write by its `Origin` (or, behind TLS, `Referer`) and its token.
 * @param ownSecrets - Secrets besides the cookie's by which the form's token is as good.
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
