import { sessions } from "@gatehouse/contract/sessions";
import { bind } from "../../http/bind";
import type { Portal } from "../../http/portal";
import { endProductSession, listProductSessions } from "./rules";

/** The calls about product instances' sessions. Those about browsers' belong to auth. */
export function bindSessions(portal: Portal): void {
  bind(portal, sessions.listProduct, listProductSessions);
  bind(portal, sessions.endProduct, (context, { params }) => endProductSession(context, params.sessionId));
}
