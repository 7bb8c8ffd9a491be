import { type Problem, settingName, type SettingNames } from "./find-problems";

const passFunction = "Pass a function.";
const passElement = "Pass an element of this page, or a shadow root.";

const fixes: Readonly<Record<string, string>> = {
  product: 'Pass the compiler\'s id and name: { id: "acme", name: "Acme" }.',
  "product.id": "Use its id in the API's paths: lowercase letters, digits and hyphens, starting with a letter.",
  "product.name": "Pass the name that people read.",
  "product.releaseKey":
    "Pass the Ed25519 public key in base64, 44 characters: the first line that the admin command release-key prints.",
  api: "Pass an object, or leave it out.",
  "api.origin":
    "Leave it out for an API on the page's own origin, or pass an origin without a path, such as https://api.example.com.",
  "api.headers": "Pass an object with the headers of every request, or a function that returns one.",
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
  "no origin": "Local files and sandboxed frames have none. Serve the page from the API's own origin.",
  "": "",
};

/** The text of the problems, each followed by its fix. */
export function withFixes(problems: readonly Problem[], names: SettingNames): string {
  return problems.map(({ about, text }) => `${text} ${fixOf(about, names)}`.trim()).join(" ");
}

function fixOf(about: string, names: SettingNames): string {
  const page = globalThis.origin;
  const proxy = `have ${page} pass /api, /auth, /accounts, /app, /licenses and /download on to it and leave ${settingName("api.origin", names)} out.`;
  if (about === "styles") return `Pass its nonce as ${names === "props" ? "appearance.nonce" : "the nonce attribute"}.`;
  if (about === "another site")
    return names === "props" ? `Pass api.headers with a token of yours, or ${proxy}` : `Instead, ${proxy}`;
  if (about === "refused origin") return `Add ${page} to the API's allowed origins, with credentials, or ${proxy}`;
  if (about === "blocked origin") return `Add the API's origin to connect-src, or ${proxy}`;
  return fixes[about] ?? passFunction;
}
