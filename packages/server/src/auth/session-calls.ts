import type { Context as HonoContext } from "hono";
import { viewer as calls } from "@gatehouse/contract/viewer";
import type { HonoEnv, Portal } from "../http/portal";
import { type RequestFacts, requestFacts } from "../http/request-facts";

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
    if (identity === undefined) return answer(c, portal, setCookies, signedOut);
    const { id, email } = identity.viewer;
    return answer(c, portal, setCookies, { status: 200, data: { user: { id, display: email, email }, methods: [] }, meta: { is_authenticated: true } });
  });

  portal.app.delete(path, async (c) => {
    const facts = requestFacts(c, portal);
    portal.auth.checkWrite(portal, facts);
    return answer(c, portal, [...greet(facts), ...(await end(facts))], signedOut);
  });
}

const signedOut = { status: 401, data: { flows: [{ id: "login" }] }, meta: { is_authenticated: false } };

function answer(c: HonoContext<HonoEnv>, portal: Portal, setCookies: readonly string[], body: { readonly status: number; readonly [field: string]: unknown }): Response {
  const headers = new Headers({
    "Content-Type": "application/json", "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff",
    Date: portal.clock.now().toUTCString(), "X-Request-ID": c.get("requestId"),
  });
  for (const value of setCookies) headers.append("Set-Cookie", value);
  return new Response(JSON.stringify(body), { status: body.status, headers });
}
