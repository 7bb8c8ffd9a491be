import { type HttpResponse, isHtml } from "./send";

/**
 * Whether a response of the session check reports a session. Reads django-allauth's `meta.is_authenticated` if present,
 * because allauth also returns 401 to signed-in users who must reauthenticate. Otherwise, the status decides. Undefined
 * if both are inconclusive.
 */
export function readSession(response: HttpResponse): boolean | undefined {
  const isOk = response.status >= 200 && response.status < 300;
  const isGone = response.status === 401 || response.status === 410;
  if (!isOk && !isGone) return undefined;
  if (isHtml(response)) return isOk ? undefined : false;
  return readIsAuthenticated(response.text) ?? isOk;
}

function readIsAuthenticated(text: string): boolean | undefined {
  try {
    const isAuthenticated: unknown = JSON.parse(text)?.meta?.is_authenticated;
    return typeof isAuthenticated === "boolean" ? isAuthenticated : undefined;
  } catch {
    return undefined;
  }
}
