import type { PortalErrorKind } from "@gatehouse/contract";
import { defineMessages } from "../portal/messages";

const reasons: Readonly<Partial<Record<PortalErrorKind, string>>> = {
  network: "We couldn't reach the server. Check your connection.",
  timeout: "The server took too long to respond. Try again.",
  unauthenticated: "Your session has ended. Sign in again.",
  forbidden: "You don't have permission to do this.",
  "not-found": "It doesn't exist or is no longer available.",
  throttled: "Too many requests. Wait a moment, then try again.",
  server: "Something went wrong on our side. Try again in a moment.",
  contract: "We received an unexpected response. Reload the page.",
};

export const dataMessages = defineMessages("data", {
  retry: "Retry",
  reasons,
  stale: "This may be out of date.",
  unreachable: "We couldn't reach the server. This page may be out of date.",
  requestId: (id: string) => `Request ${id}`,
});
