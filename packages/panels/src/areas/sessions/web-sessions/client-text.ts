import type { SessionsTexts } from "../sessions.messages";
import type { ReadClientName } from "./use-client-names";

/** The name of a session's browser: browser and system if they are known, otherwise its user agent. */
export function clientText(userAgent: string, read: ReadClientName, texts: SessionsTexts): string {
  const name = read(userAgent);
  if (name === undefined) return userAgent.trim() === "" ? texts.unknownClient : userAgent;
  return name.system === undefined ? name.browser : texts.client(name.browser, name.system);
}
