import type { Problem, SettingNames } from "./find-problems";

const passFunction = "Pass a function.";
const passElement = "Pass an element of this page, or a shadow root.";

const fixes: Readonly<Record<string, string>> = {
  product: 'Pass the compiler\'s id and name: { id: "acme", name: "Acme" }.',
  "product.id": "Use its id in the API's paths: lowercase letters, digits and hyphens, starting with a letter.",
  "product.name": "Pass the name that people read.",
  api: "Pass an object, or leave it out.",
  "api.origin": "Leave it out: the API is on the page's own origin.",
  "api.csrfCookie": "Pass the cookie's name.",
  "api.csrfHeader": "Pass the header's name.",
  "api.timeoutMs": "Pass a number of milliseconds.",
  navigation: 'Pass linkNavigation("/app"), or an object with href, leave and here.',
  "navigation.search": "Pass an object, or leave it out.",
  access: "Use redirect or inline.",
  groups: "Pass an object: capabilities by the SHA-256 of a group's name.",
  "groups.*": "Pass a list of capabilities.",
  messages: "Pass an object with the texts of each area.",
  "messages.*": "Pass an object with the area's texts.",
  appearance: 'Pass an object, such as { theme: "dark" }.',
  "appearance.theme": "Use light, dark, auto or host.",
  "appearance.nonce": "Pass a string.",
  "appearance.styleTarget": passElement,
  "appearance.overlayContainer": passElement,
  "appearance.zIndex": "Pass a number.",
  "appearance.tokens": 'Pass an object, such as { "--gh-accent": "#7a1fa2" }.',
  "appearance.tokens.*": "Names of tokens begin with --gh-, and values are strings.",
  guid: "Pass the guid of what it shows.",
  "no origin": "Serve the page from the API's own origin.",
  styles: "",
  "": "",
};

/** The text of the problems, each followed by its fix. */
export function withFixes(problems: readonly Problem[], names: SettingNames): string {
  return problems.map(({ about, text }) => `${text} ${fixOf(about, names)}`.trim()).join(" ");
}

function fixOf(about: string, names: SettingNames): string {
  if (about !== "another origin") return fixes[about] ?? passFunction;
  const name = names === "props" ? "api.origin" : "api-origin";
  return `The API must be on the page's own origin: have ${globalThis.origin} pass /api, /auth and /accounts on to it, and leave ${name} out.`;
}
