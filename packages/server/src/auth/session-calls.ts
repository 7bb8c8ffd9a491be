import { viewer as calls } from "@gatehouse/contract/viewer";
import type { Portal } from "../http/portal";
import { requestFacts } from "../http/request-facts";
import { headlessAnswer, signedOut } from "./headless-answer";
import { mountSessionListCalls, type SessionCalls } from "./session-list-calls";

const path = calls.signOut.path;

/** django-allauth's headless calls about sessions: who is signed in, sign-out, and the list of an account's browsers. */
export function mountSessionCalls(portal: Portal, sessionCalls: SessionCalls): void {
  const { end, greet } = sessionCalls;
  portal.endpoints.push(calls.signOut);

  portal.app.get(path, async (c) => {
    const facts = requestFacts(c, portal);
    const identity = await portal.auth.identify(portal, facts);
    const setCookies = [...greet(facts), ...(identity?.setCookies ?? [])];
    if (identity === undefined) return headlessAnswer(setCookies, signedOut);
    const { id, email } = identity.viewer;
    return headlessAnswer(setCookies, { status: 200, data: { user: { id, display: email, email }, methods: [] }, meta: { is_authenticated: true } });
  });

  portal.app.delete(path, async (c) => {
    const facts = requestFacts(c, portal);
    portal.auth.checkWrite(portal, facts);
    return headlessAnswer([...greet(facts), ...(await end(facts))], signedOut);
  });

  mountSessionListCalls(portal, sessionCalls);
}
