import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint";
import { nothing } from "../../http/fields";
import { listOf } from "../../http/list";
import { ProductSession, WebSession } from "./schemas";

// django-allauth's own path, without a trailing slash.
const webSessions = "/auth/api/browser/v1/auth/sessions";

/** The endpoints of web sessions and of product sessions. */
export const sessions = {
  listWeb: endpoint({
    area: "sessions",
    name: "listWeb",
    method: "GET",
    path: webSessions,
    response: z.object({ status: z.literal(200), data: z.array(WebSession) }),
    summary:
      "The browsers that are signed in as the viewer. During impersonation, those of the target, and none is current.",
  }),
  endWeb: endpoint({
    area: "sessions",
    name: "endWeb",
    method: "DELETE",
    path: webSessions,
    changes: ["sessions.listWeb"],
    body: z.object({ sessions: z.array(z.number()) }),
    response: z.object({ status: z.literal([200, 401]) }),
    alsoSuccess: [401],
    summary: "Ends web sessions by their ids. Returns 401 if the current session was among them, which means success.",
  }),
  listProduct: endpoint({
    area: "sessions",
    name: "listProduct",
    method: "GET",
    path: "/api/webapp/v1/{product}-sessions/",
    response: listOf(ProductSession),
    summary: "The product instances in which the viewer is signed in.",
  }),
  endProduct: endpoint({
    area: "sessions",
    name: "endProduct",
    method: "DELETE",
    path: "/api/webapp/v1/{product}-sessions/{sessionId}/",
    changes: ["sessions.listProduct"],
    response: nothing,
    status: 204,
    summary: "Signs the viewer out of one product instance.",
  }),
};
