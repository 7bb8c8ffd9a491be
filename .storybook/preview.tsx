import type { Preview } from "@storybook/react-vite";
import { GatehouseRoot, type Theme } from "@gatehouse/design";
import { checkBothThemes } from "./check-both-themes";

/**
 * Stories of components stand in a `GatehouseRoot` of the toolbar's theme. A story that brings its own root sets
 * `parameters: { root: false }`; one that fills the page sets `parameters: { host: true }`.
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
    // Both themes are checked after each story, in `checkBothThemes`; this one is for the panel in Storybook.
    a11y: { test: "off" },
  },
  decorators: [
    (Story, { globals, parameters }) =>
      parameters["root"] === false ? (
        <Story />
      ) : (
        <GatehouseRoot theme={globals["theme"] as Theme} host>
          <div style={{ padding: parameters["layout"] === "fullscreen" ? 0 : "1.143em", background: "var(--gh-canvas)" }}>
            <Story />
          </div>
        </GatehouseRoot>
      ),
  ],
  afterEach: async ({ canvasElement, parameters }) => {
    if (parameters["axe"] !== false) await checkBothThemes(canvasElement);
  },
};

export default preview;
