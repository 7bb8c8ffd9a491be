import { BROWSER_MAP, getParser, OS_MAP } from "bowser";

/** The name of a user agent, if it is a known one. */
export interface ClientName {
  /** `Firefox 132` */
  readonly browser: string;
  /** `Linux`; undefined where it does not say, or nobody knows it. */
  readonly system: string | undefined;
}

const browsers: ReadonlySet<unknown> = new Set(Object.values(BROWSER_MAP));
const systems: ReadonlySet<unknown> = new Set(Object.values(OS_MAP));
// Browsers say what they are in far fewer characters; who writes more gets no work done.
const longestUserAgent = 1_000;

/** Reads a user agent. One that is not known for sure is undefined: names are taken from the library's list, never out of the text. */
export function readClientName(userAgent: string): ClientName | undefined {
  if (userAgent === "" || userAgent.length > longestUserAgent) return undefined;
  const parser = getParser(userAgent);
  const { name, version } = parser.getBrowser();
  if (name === undefined || !browsers.has(name)) return undefined;
  const major = /^\d{1,4}/.exec(version ?? "")?.[0];
  const system = parser.getOSName();
  return { browser: major === undefined ? name : `${name} ${major}`, system: systems.has(system) ? system : undefined };
}
