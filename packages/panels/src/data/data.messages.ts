import type { PortalErrorKind } from "@gatehouse/contract";
import { defineMessages } from "../portal/messages";

const reasons: Readonly<Partial<Record<PortalErrorKind, string>>> = {
  network: "The server cannot be reached. Check the connection.",
  timeout: "The server took too long to answer.",
  unauthenticated: "The session has ended. Sign in again.",
  forbidden: "This account has no permission for it.",
  "not-found": "It does not exist or is no longer available.",
  throttled: "There were too many requests. Wait a moment.",
  server: "The server has a problem.",
  contract: "The server answered something that this version cannot read.",
};

export const dataMessages = defineMessages("data", {
  retry: "Retry",
  reasons,
  stale: "What is shown may be out of date.",
  unconfirmed: "We couldn't confirm whether this was done. Check before you try again.",
  requestId: (id: string) => `Request ${id}`,
});
