import { viewer as calls } from "@gatehouse/contract/viewer";
import { headlessAnswer, signedOut } from "../http/headless-answer";
import { requestFacts } from "../http/request-facts";
import { clearSite } from "../http/response-headers";
import type { ServerApp } from "../http/server-app";

const path = calls.signOut.path;

/** django-allauth's headless calls about the session that asks: who is signed in, and sign-out. */
export function mountSessionCalls(server: ServerApp): void {
  const { end, greet } = server.auth.browserSession;
  server.endpoints.push(calls.signOut);

  server.app.get(path, async (c) => {
    const facts = requestFacts(c, server);
    const identity = await server.auth.identify(server, facts);
    const setCookies = [...greet(facts), ...(identity?.setCookies ?? [])];
    if (identity === undefined) return headlessAnswer(setCookies, signedOut);
    const { id, email } = identity.viewer;
    return headlessAnswer(setCookies, {
      status: 200,
      data: { user: { id, display: email, email }, methods: [] },
      meta: { is_authenticated: true },
    });
  });

  server.app.delete(path, async (c) => {
    const facts = requestFacts(c, server);
    server.auth.checkWrite(server, facts);
    return clearSite(headlessAnswer([...greet(facts), ...(await end(server, facts))], signedOut));
  });
}
