import { viewer as calls } from "@gatehouse/contract/viewer";
import { csrfTokenHeader } from "../http/csrf";
import { headlessResponse, signedOut } from "../http/headless-response";
import { isFromAllowedOrigin } from "../http/other-origins";
import { requestFacts } from "../http/request-facts";
import { clearSite } from "../http/response-headers";
import type { Identity, ServerApp } from "../http/server-app";

const path = calls.signOut.path;

/** django-allauth's headless endpoints for the current session: the signed-in user, and sign-out. */
export function mountSessionCalls(server: ServerApp): void {
  const { end, greet } = server.auth.browserSession;
  server.endpoints.push(calls.signOut);

  server.app.get(path, async (c) => {
    const facts = requestFacts(c, server);
    const identity = await server.auth.identify(server, facts);
    const greeting = greet(facts);
    const response = headlessResponse([...greeting.setCookies, ...(identity?.setCookies ?? [])], sessionOf(identity));
    if (greeting.csrfToken !== undefined && isFromAllowedOrigin(server, facts))
      response.headers.set(csrfTokenHeader, greeting.csrfToken);
    return response;
  });

  server.app.delete(path, async (c) => {
    const facts = requestFacts(c, server);
    server.auth.checkWrite(server, facts);
    return clearSite(headlessResponse([...greet(facts).setCookies, ...(await end(server, facts))], signedOut));
  });
}

function sessionOf(identity: Identity | undefined) {
  if (identity === undefined) return signedOut;
  const { id, email } = identity.viewer;
  return {
    status: 200,
    data: { user: { id, display: email, email }, methods: [] },
    meta: { is_authenticated: true },
  };
}
