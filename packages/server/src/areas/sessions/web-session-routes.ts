import type { EndpointBody } from "@gatehouse/contract";
import { sessions as calls } from "@gatehouse/contract/sessions";
import type { Context } from "../../db/context";
import { checkResponse } from "../../http/bind";
import { headlessRefusal, headlessResponse, signedOut } from "../../http/headless-response";
import { readBody } from "../../http/read-body";
import { requestFacts } from "../../http/request-facts";
import { clearSite } from "../../http/response-headers";
import type { ServerApp } from "../../http/server-app";
import { inLanguage } from "../../texts/refusal";
import { endWebSessions, listWebSessions } from "./rules";

const path = calls.listWeb.path;

/** Binds the endpoints that list browser sessions and end them, in django-allauth's shape. */
export function bindWebSessions(server: ServerApp): void {
  const { end, greet } = server.auth.browserSession;
  server.endpoints.push(calls.listWeb, calls.endWeb);

  const listed = async (context: Context, sessionId: number | null) => {
    const body = { status: 200, data: await listWebSessions(context, sessionId), meta: { is_authenticated: true } };
    if (server.checkResponses) checkResponse(calls.listWeb, body);
    return body;
  };

  server.app.get(path, async (c) => {
    const facts = requestFacts(c, server);
    const identity = await server.auth.identify(server, facts);
    const setCookies = [...greet(facts).setCookies, ...(identity?.setCookies ?? [])];
    if (identity === undefined) return headlessResponse(setCookies, signedOut);
    return headlessResponse(
      setCookies,
      await listed({ db: server.db, clock: server.clock, viewer: identity.viewer }, identity.sessionId),
    );
  });

  server.app.delete(path, async (c) => {
    const facts = requestFacts(c, server);
    const identity = await server.auth.identify(server, facts);
    const setCookies = [...greet(facts).setCookies, ...(identity?.setCookies ?? [])];
    if (identity === undefined) return headlessResponse(setCookies, signedOut);
    server.auth.checkWrite(server, facts);
    const { viewer, sessionId } = identity;
    const context: Context = { db: server.db, clock: server.clock, viewer };
    try {
      const body = (await readBody(facts.request, calls.endWeb, server.product, server.maxBodyBytes)) as EndpointBody<
        typeof calls.endWeb
      >;
      await endWebSessions(context, facts, body.sessions);
      if (sessionId !== null && body.sessions.includes(sessionId))
        return clearSite(headlessResponse([...greet(facts).setCookies, ...(await end(server, facts))], signedOut));
      return headlessResponse(setCookies, await listed(context, sessionId));
    } catch (error) {
      return headlessRefusal(setCookies, inLanguage(error, facts.language));
    }
  });
}
