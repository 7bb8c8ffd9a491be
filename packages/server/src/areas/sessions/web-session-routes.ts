import type { EndpointBody } from "@gatehouse/contract";
import { sessions as calls } from "@gatehouse/contract/sessions";
import type { Context } from "../../db/context";
import { checkAnswer } from "../../http/bind";
import { headlessAnswer, headlessRefusal, signedOut } from "../../http/headless-answer";
import type { Portal } from "../../http/portal";
import { readBody } from "../../http/read-body";
import { requestFacts } from "../../http/request-facts";
import { endWebSessions, listWebSessions } from "./rules";

const path = calls.listWeb.path;

/** The calls that list an account's browsers and sign them out, as django-allauth answers them. */
export function bindWebSessions(portal: Portal): void {
  const { end, greet } = portal.auth.browserSession;
  portal.endpoints.push(calls.listWeb, calls.endWeb);

  const listed = async (context: Context, sessionId: number | null) => {
    const body = { status: 200, data: await listWebSessions(context, sessionId), meta: { is_authenticated: true } };
    if (portal.checkAnswers) checkAnswer(calls.listWeb, body);
    return body;
  };

  portal.app.get(path, async (c) => {
    const facts = requestFacts(c, portal);
    const identity = await portal.auth.identify(portal, facts);
    const setCookies = [...greet(facts), ...(identity?.setCookies ?? [])];
    if (identity === undefined) return headlessAnswer(setCookies, signedOut);
    return headlessAnswer(
      setCookies,
      await listed({ db: portal.db, clock: portal.clock, viewer: identity.viewer }, identity.sessionId),
    );
  });

  portal.app.delete(path, async (c) => {
    const facts = requestFacts(c, portal);
    const identity = await portal.auth.identify(portal, facts);
    const setCookies = [...greet(facts), ...(identity?.setCookies ?? [])];
    if (identity === undefined) return headlessAnswer(setCookies, signedOut);
    portal.auth.checkWrite(portal, facts);
    const { viewer, sessionId } = identity;
    const context: Context = { db: portal.db, clock: portal.clock, viewer };
    try {
      const body = (await readBody(facts.request, calls.endWeb, portal.product, portal.maxBodyBytes)) as EndpointBody<
        typeof calls.endWeb
      >;
      await endWebSessions(context, body.sessions);
      if (sessionId !== null && body.sessions.includes(sessionId))
        return headlessAnswer([...greet(facts), ...(await end(portal, facts))], signedOut);
      return headlessAnswer(setCookies, await listed(context, sessionId));
    } catch (error) {
      return headlessRefusal(setCookies, error);
    }
  });
}
