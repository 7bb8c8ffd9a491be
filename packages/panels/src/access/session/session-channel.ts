import { openChannel } from "../../portal/open-channel";

/** Messages between tabs about the session they share. */
export type SessionNews = "signed-in" | "signed-out" | { readonly account: string };

export interface SessionChannel {
  /** Notifies the other tabs, and other portals of this page. */
  announce(news: SessionNews): void;
  close(): void;
}

/**
 * @param origin the API's origin. Only portals with the same origin share a session.
 * @returns undefined if the browser has no `BroadcastChannel`.
 */
export function openSessionChannel(origin: string, onNews: (news: SessionNews) => void): SessionChannel | undefined {
  const channel = openChannel(`gatehouse.session ${origin}`);
  if (channel === undefined) return undefined;
  channel.onmessage = ({ data }) => {
    if (data === "signed-in" || data === "signed-out" || typeof data?.account === "string") onNews(data);
  };
  return { announce: (news) => channel.postMessage(news), close: () => channel.close() };
}
