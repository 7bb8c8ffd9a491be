import { openChannel } from "../../portal/open-channel";

/** Messages between tabs about the session they share. */
export type SessionNews = "signed-in" | "signed-out" | { readonly account: string };

export interface SessionChannel {
  /** Notifies the other tabs, and other portals of this page. */
  announce(news: SessionNews): void;
  close(): void;
}

/** @param origin the API's: only portals of the same one share a session. @returns undefined where the browser has no channel. */
export function openSessionChannel(origin: string, onNews: (news: SessionNews) => void): SessionChannel | undefined {
  const channel = openChannel(`gatehouse.session ${origin}`);
  if (channel === undefined) return undefined;
  channel.onmessage = ({ data }) => {
    if (data === "signed-in" || data === "signed-out" || typeof data?.account === "string") onNews(data);
  };
  return { announce: (news) => channel.postMessage(news), close: () => channel.close() };
}
