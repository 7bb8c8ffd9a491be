import "@fontsource-variable/inter";
import "@fontsource-variable/jetbrains-mono";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { ConfigFailure } from "./config/config-failure";
import { HostConfigContext } from "./config/host-config-context";
import { loadConfig } from "./config/load-config";
import { portalLocale } from "./locale";
import { portalTitle } from "./portal";
import { router } from "./router";

const portal = document.getElementById("portal");
if (portal === null) throw new Error("index.html has no #portal");
const root = createRoot(portal);

async function start(): Promise<void> {
  const loaded = await loadConfig();
  if ("problem" in loaded) {
    document.documentElement.lang = portalLocale(navigator.languages);
    root.render(
      <ConfigFailure
        problem={loaded.problem}
        source={loaded.source}
        onRetry={loaded.isFile ? () => void start() : undefined}
      />,
    );
    return;
  }
  const { config } = loaded;
  // So that the page is read out, hyphenated and translated as what it is.
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

void start();
