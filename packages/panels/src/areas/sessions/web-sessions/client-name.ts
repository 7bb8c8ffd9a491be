import { BROWSER_MAP, getParser, OS_MAP } from "bowser";

/** The name of a known user agent. */
export interface ClientName {
  /** `Firefox 132` */
  readonly browser: string;
  /** `Linux`. Undefined if the user agent doesn't name a known system. */
  readonly system: string | undefined;
}

const browsers: ReadonlySet<unknown> = new Set(Object.values(BROWSER_MAP));
const systems: ReadonlySet<unknown> = new Set(Object.values(OS_MAP));
// Real user agents are far shorter. Don't spend time on longer ones.
const longestUserAgent = 1_000;

/** Reads a user agent. Undefined if unknown: names come only from the library's list, never from the text itself. */
export function readClientName(userAgent: string): ClientName | undefined {
  if (userAgent === "" || userAgent.length > longestUserAgent) return undefined;
  const parser = getParser(userAgent);
  const { name, version } = parser.getBrowser();
  if (name === undefined || !browsers.has(name)) return undefined;
  const major = /^\d{1,4}/.exec(version ?? "")?.[0];
  const system = parser.getOSName();
  return { browser: major === undefined ? name : `${name} ${major}`, system: systems.has(system) ? system : undefined };
}
