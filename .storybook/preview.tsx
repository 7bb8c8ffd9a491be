import { GatehouseRoot, type Theme } from "@gatehouse/design";
import type { PortalServer } from "@gatehouse/server";
import { openPortal, type PortalStory, StoryPortal } from "@gatehouse/story-kit/portal/portal";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { checkBothThemes } from "./check-both-themes";

// Each story runs a whole server in its tab, which is slow with twenty portals side by side on a slow machine.
configure({ asyncUtilTimeout: 60_000 });

/**
 * Component stories render in a `GatehouseRoot` with the toolbar's theme. A story with its own root sets `parameters: {
 * root: false }`. Panel stories render in a portal: `parameters: { portal: { as: "…" } }`.
 */
const preview: Preview = {
  globalTypes: {
    theme: {
      description: "Theme of the root",
      toolbar: {
        title: "Theme",
        icon: "contrast",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
          { value: "auto", title: "System" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light" },
  parameters: {
    controls: { expanded: true },
    options: { storySort: { order: ["Design", "Panels", "Pages"] } },
    // `checkBothThemes` checks each story afterwards, so the check of Storybook's own panel is off.
    a11y: { test: "off" },
  },
  loaders: [
    async ({ parameters }) => {
      const story = parameters["portal"] as PortalStory | undefined;
      return story === undefined ? {} : { server: await openPortal(story) };
    },
  ],
  decorators: [
    (Story, { globals, parameters, loaded }) => {
      const theme = globals["theme"] as Theme;
      if (parameters["portal"] !== undefined) {
        return (
          <StoryPortal
            server={loaded["server"] as PortalServer}
            story={parameters["portal"] as PortalStory}
            theme={theme}
          >
            <Story />
          </StoryPortal>
        );
      }
      return parameters["root"] === false ? (
        <Story />
      ) : (
        <GatehouseRoot theme={theme} host>
          <div
            style={{ padding: parameters["layout"] === "fullscreen" ? 0 : "1.143em", background: "var(--gh-canvas)" }}
          >
            <Story />
          </div>
        </GatehouseRoot>
      );
    },
  ],
  afterEach: async ({ canvasElement, parameters }) => {
    if (parameters["axe"] !== false) await checkBothThemes(canvasElement);
    await scrollBack();
    restoreNavigator();
  },
};

/* Stories share a page. If a scrolled story unmounts, the page scrolls during the next one and closes its menu. */
async function scrollBack(): Promise<void> {
  if (window.scrollX === 0 && window.scrollY === 0) return;
  window.scrollTo({ top: 0, left: 0, behavior: "instant" });
  // The scroll event comes with the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/* Stories replace the clipboard or the connection, and the next story on the page needs the browser's own. */
function restoreNavigator(): void {
  for (const key of Reflect.ownKeys(navigator)) Reflect.deleteProperty(navigator, key);
  const { clipboard }: Partial<Navigator> = navigator;
  // Pages without TLS have none.
  if (clipboard) for (const key of Reflect.ownKeys(clipboard)) Reflect.deleteProperty(clipboard, key);
}

export default preview;
