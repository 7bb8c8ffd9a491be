import "@fontsource-variable/inter";
import "@fontsource-variable/jetbrains-mono";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { HostConfigContext } from "./config/host-config-context";
import { loadConfig, type LoadFailure } from "./config/load-config";
import { portalLocale } from "./locale";
import { portalTitle } from "./portal";
import { loadPreloadLists } from "./preload-lists";
import { router } from "./router";

const portal = document.getElementById("portal");
if (portal === null) throw new Error("index.html has no #portal");
const root = createRoot(portal);

async function start(): Promise<void> {
  const loaded = await loadConfig();
  if ("problem" in loaded) return showFailure(loaded);
  const { config } = loaded;
  // Screen readers, hyphenation and translation depend on the page's language.
  document.documentElement.lang = portalLocale(config.locale === undefined ? navigator.languages : [config.locale]);
  document.title = portalTitle(config);
  root.render(
    <StrictMode>
      <HostConfigContext value={config}>
        <RouterProvider router={router} />
      </HostConfigContext>
    </StrictMode>,
  );
}

/** Shows why the portal can't start. If that page can't be fetched either, only says that it can't start. */
async function showFailure({ problem, source, isFile }: LoadFailure): Promise<void> {
  const page = await import("./config/config-failure").catch(() => undefined);
  document.documentElement.lang = page === undefined ? "en" : portalLocale(navigator.languages);
  root.render(
    page === undefined ? (
      <main className="config-failure">
        <p role="alert">The portal can&apos;t start. Check your connection, then reload the page.</p>
      </main>
    ) : (
      <page.ConfigFailure problem={problem} source={source} onRetry={isFile ? () => void start() : undefined} />
    ),
  );
}

void start();
// The server has already preloaded the first page's code, so its lists can wait.
window.addEventListener("load", () => void loadPreloadLists());
