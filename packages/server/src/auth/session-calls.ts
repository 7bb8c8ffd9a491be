import { viewer as calls } from "@gatehouse/contract/viewer";
import { headlessAnswer, signedOut } from "../http/headless-answer";
import type { Portal } from "../http/portal";
import { requestFacts } from "../http/request-facts";

const path = calls.signOut.path;

/** django-allauth's headless calls about the session that asks: who is signed in, and sign-out. */
export function mountSessionCalls(portal: Portal): void {
  const { end, greet } = portal.auth.browserSession;
  portal.endpoints.push(calls.signOut);

  portal.app.get(path, async (c) => {
    const facts = requestFacts(c, portal);
    const identity = await portal.auth.identify(portal, facts);
    const setCookies = [...greet(facts), ...(identity?.setCookies ?? [])];
    if (identity === undefined) return headlessAnswer(setCookies, signedOut);
    const { id, email } = identity.viewer;
    return headlessAnswer(setCookies, {
      status: 200,
      data: { user: { id, display: email, email }, methods: [] },
      meta: { is_authenticated: true },
    });
  });

  portal.app.delete(path, async (c) => {
    const facts = requestFacts(c, portal);
    portal.auth.checkWrite(portal, facts);
    return headlessAnswer([...greet(facts), ...(await end(portal, facts))], signedOut);
  });
}
