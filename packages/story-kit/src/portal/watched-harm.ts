/** Watches for harm by hostile text while it is on screen. */
export interface WatchedHarm {
  /** The harm so far: dialogs, windows, requests to other origins, and elements that could run or load something. */
  readonly found: (place: Element) => readonly string[];
  readonly stop: () => void;
}

const calls = ["alert", "confirm", "prompt", "print", "open"] as const;
const foreign =
  "script, iframe, frame, object, embed, base, meta, link, img, video, audio, source, form[action], math, marquee, foreignObject, animate, set, use, image";
const addressed = ["href", "src", "xlink:href", "action", "formaction", "data", "poster", "srcset", "ping", "srcdoc"];

export function watchHarm(): WatchedHarm {
  const happened: string[] = [];
  const before = calls.map((name) => window[name]);
  for (const name of calls)
    Object.assign(window, { [name]: (text?: unknown) => void happened.push(`${name}(${String(text)})`) });
  performance.setResourceTimingBufferSize(20_000);
  performance.clearResourceTimings();
  const violation = (event: SecurityPolicyViolationEvent) => void happened.push(`blocked ${event.blockedURI}`);
  document.addEventListener("securitypolicyviolation", violation);
  return {
    found: (place) => [...happened, ...foreignRequests(), ...[...place.querySelectorAll("*")].flatMap(harmIn)],
    stop: () => {
      calls.forEach((name, at) => Object.assign(window, { [name]: before[at] }));
      document.removeEventListener("securitypolicyviolation", violation);
    },
  };
}

function foreignRequests(): readonly string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name, location.href))
    .filter(({ protocol, hostname }) => protocol.startsWith("http") && hostname !== location.hostname)
    .map(({ href }) => `request ${href}`);
}

function harmIn(element: Element): readonly string[] {
  const harm: string[] = element.matches(foreign) ? [`<${element.localName}>`] : [];
  for (const { name, value } of element.attributes) {
    if (/^on/i.test(name)) harm.push(`${name}="${value}"`);
    if (addressed.includes(name) && !isOwnAddress(value)) harm.push(`${name}="${value}"`);
    if (name === "style" && /url\s*\(|expression/i.test(value)) harm.push(`style="${value}"`);
  }
  return harm;
}

function isOwnAddress(value: string): boolean {
  return URL.canParse(value, location.href) && new URL(value, location.href).origin === location.origin;
}
