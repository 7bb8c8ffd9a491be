import { isPortalError, serverMessage } from "@gatehouse/contract";
import { useFormat } from "../portal/format";
import { useMessages } from "../portal/messages";
import { useProductMismatch } from "../portal/product-mismatch";
import { dataMessages } from "./data.messages";

/** The texts about a failed request. */
export interface FailureText {
  /** The reason, or undefined if there is none to show to users. */
  readonly reason: string | undefined;
  /** The request's id and its time, for support. */
  readonly trace: string;
}

/** Describes why a request failed, and which request it was. */
export function useFailureText(error: unknown): FailureText {
  const messages = useMessages(dataMessages);
  const format = useFormat();
  const failed = isPortalError(error) ? error : undefined;
  const mismatch = useProductMismatch(failed?.kind === "not-found" ? failed.endpoint : undefined);
  if (failed === undefined) return { reason: undefined, trace: "" };
  const trace = [
    failed.requestId === undefined ? undefined : messages.requestId(failed.requestId),
    format.dateTime(new Date(failed.at).toISOString()),
  ].filter((part) => part !== undefined);
  return { reason: mismatch ?? messages.reasons[failed.kind] ?? serverMessage(failed), trace: trace.join(" · ") };
}
