// Finds the Chromium for stories and end-to-end tests, and provides its switches.
//   GATEHOUSE_CHROMIUM   its path; by default Playwright's download, then the system's browser
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { bin } from "./run.mjs";

// The headless shell draws no window: an end-to-end flow takes a quarter less processor time in it.
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function playwrightDownload() {
  const { chromium } = createRequire(import.meta.url)("playwright");
  return chromium.executablePath();
}

/** The path of a Chromium on this machine, or undefined. */
export function findChromium(env = process.env) {
  // If the requested browser is missing, don't silently use another one.
  if (env.GATEHOUSE_CHROMIUM) return existsSync(env.GATEHOUSE_CHROMIUM) ? env.GATEHOUSE_CHROMIUM : undefined;
  const folders = (env.PATH ?? "").split(delimiter).concat("/usr/bin").filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...applications];
  return [playwrightDownload(), ...candidates].find((path) => path && existsSync(path));
}

function install() {
  const done = (command, args) => spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
  if (done(process.execPath, [bin("playwright"), "install", "chromium"])) return;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version"))
    done("sh", [
      "-c",
      `apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends ${shell}`,
    ]);
}

/** Installs a Chromium if there is none. Undefined if that fails, after the attempts have printed the reason. */
export function ensureChromium() {
  const present = findChromium();
  if (present || process.env.GATEHOUSE_CHROMIUM) return present;
  console.log("No Chromium on this machine; installing one …");
  install();
  return findChromium();
}

export function chromiumLaunchOptions(...furtherArgs) {
  return {
    executablePath: findChromium(),
    args: [
      // Containers run as root, without user namespaces and without a graphics card.
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      ...furtherArgs,
    ],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const path = ensureChromium();
  console.log(path ?? "There is no Chromium, and none could be installed.");
  process.exitCode = path ? 0 : 1;
}
