import type { Build } from "@gatehouse/contract/builds";

/** When a build started. While it is queued, or if the server omits the start, when it was queued. */
export const startedOn = ({ queued, started_on, created_on }: Build): string =>
  (queued ? null : started_on) ?? created_on;
