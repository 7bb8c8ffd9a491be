import { isPortalError } from "@gatehouse/contract";
import { headersOf } from "./response-headers";

/** The response of django-allauth's headless endpoints to a user who is not signed in. */
export const signedOut = { status: 401, data: { flows: [{ id: "login" }] }, meta: { is_authenticated: false } };

/** A response in django-allauth's envelope, whose `status` is the response's own. */
export function headlessResponse(
  setCookies: readonly string[],
  body: { readonly status: number; readonly [field: string]: unknown },
): Response {
  const headers = headersOf("data", { "Content-Type": "application/json" });
  for (const value of setCookies) headers.append("Set-Cookie", value);
  return new Response(JSON.stringify(body), { status: body.status, headers });
}

/**
 * A response to refused input, in django-allauth's shape.
 * @throws any other error.
 */
export function headlessRefusal(setCookies: readonly string[], error: unknown): Response {
  if (!isPortalError(error, "invalid")) throw error;
  const general = [...error.messages, ...(error.detail === undefined ? [] : [error.detail])].map((message) => ({
    message,
    code: "invalid",
  }));
  const byField = Object.entries(error.fields).flatMap(([param, messages]) =>
    messages.map((message) => ({ message, code: "invalid", param })),
  );
  return headlessResponse(setCookies, { status: 400, errors: [...general, ...byField] });
}
