import { sessions } from "@gatehouse/contract/sessions";
import { bind } from "../../http/bind";
import type { ServerApp } from "../../http/server-app";
import { endProductSession, listProductSessions } from "./rules";
import { bindWebSessions } from "./web-session-routes";

/** Binds the endpoints of browser sessions and product sessions. */
export function bindSessions(server: ServerApp): void {
  bindWebSessions(server);
  bind(server, sessions.listProduct, listProductSessions);
  bind(server, sessions.endProduct, (context, { params }) => endProductSession(context, params.sessionId));
}
