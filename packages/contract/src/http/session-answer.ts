import { type HttpAnswer, isHtml } from "./send";

/**
 * Whether a response of the session check reports a session. django-allauth's `meta.is_authenticated` decides where it is
 * present, because allauth also returns 401 to signed-in users who must reauthenticate. Otherwise the status decides.
 * Undefined when neither tells.
 */
export function readSession(answer: HttpAnswer): boolean | undefined {
  const isOk = answer.status >= 200 && answer.status < 300;
  const isGone = answer.status === 401 || answer.status === 410;
  if (!isOk && !isGone) return undefined;
  if (isHtml(answer)) return isOk ? undefined : false;
  return readIsAuthenticated(answer.text) ?? isOk;
}

function readIsAuthenticated(text: string): boolean | undefined {
  try {
    const isAuthenticated: unknown = JSON.parse(text)?.meta?.is_authenticated;
    return typeof isAuthenticated === "boolean" ? isAuthenticated : undefined;
  } catch {
    return undefined;
  }
}
