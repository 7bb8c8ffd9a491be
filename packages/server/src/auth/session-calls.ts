import { viewer as calls } from "@gatehouse/contract/viewer";
import type { Portal, RequestFacts } from "../http/portal";
import { requestFacts } from "../http/request-facts";

export interface SessionCalls {
  /** Ends the session; answers the cookies to set. */
  end(facts: RequestFacts): Promise<readonly string[]>;
  /** The cookies that a first visit gets. */
  greet(facts: RequestFacts): readonly string[];
}

const path = calls.signOut.path;

/** django-allauth's headless calls about the session: who is signed in, and sign-out. */
export function mountSessionCalls(portal: Portal, { end, greet }: SessionCalls): void {
  portal.endpoints.push(calls.signOut);

  portal.app.get(path, async (c) => {
    const facts = requestFacts(c, portal);
    const identity = await portal.auth.identify(portal, facts);
    const setCookies = [...greet(facts), ...(identity?.setCookies ?? [])];
    if (identity === undefined) return answer(setCookies, signedOut);
    const { id, email } = identity.viewer;
    return answer(setCookies, { status: 200, data: { user: { id, display: email, email }, methods: [] }, meta: { is_authenticated: true } });
  });

  portal.app.delete(path, async (c) => {
    const facts = requestFacts(c, portal);
    portal.auth.checkWrite(portal, facts);
    return answer([...greet(facts), ...(await end(facts))], signedOut);
  });
}

const signedOut = { status: 401, data: { flows: [{ id: "login" }] }, meta: { is_authenticated: false } };

function answer(setCookies: readonly string[], body: { readonly status: number; readonly [field: string]: unknown }): Response {
  const headers = new Headers({ "Content-Type": "application/json", "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  for (const value of setCookies) headers.append("Set-Cookie", value);
  return new Response(JSON.stringify(body), { status: body.status, headers });
}
