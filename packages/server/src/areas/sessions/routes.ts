import { sessions } from "@gatehouse/contract/sessions";
import { bind } from "../../http/bind";
import type { Portal } from "../../http/portal";
import { endProductSession, listProductSessions } from "./rules";
import { bindWebSessions } from "./web-session-routes";

/** The calls about the sessions of product instances and of browsers. */
export function bindSessions(portal: Portal): void {
  bindWebSessions(portal);
  bind(portal, sessions.listProduct, listProductSessions);
  bind(portal, sessions.endProduct, (context, { params }) => endProductSession(context, params.sessionId));
}
