import type { SessionsTexts } from "../sessions.messages";
import type { ReadClientName } from "./use-client-names";

/** What a session's browser is called: browser and system where they are known, else what it says of itself. */
export function clientText(userAgent: string, read: ReadClientName, texts: SessionsTexts): string {
  const name = read(userAgent);
  if (name === undefined) return userAgent.trim() === "" ? texts.unknownClient : userAgent;
  return name.system === undefined ? name.browser : texts.client(name.browser, name.system);
}
