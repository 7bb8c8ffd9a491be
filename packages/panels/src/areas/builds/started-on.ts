import type { Build } from "@gatehouse/contract/builds";

/** When a build was started; while it waits, and where the server leaves that out, when it was queued. */
export const startedOn = ({ queued, started_on, created_on }: Build): string =>
  (queued ? null : started_on) ?? created_on;
