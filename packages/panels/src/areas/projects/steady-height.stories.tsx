import { demoProjectGuid, demoTagGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, waitFor } from "storybook/test";
import { ProjectSettingsPanel } from "./project-settings-panel/project-settings-panel";
import { TagPanel } from "./tag-panel/tag-panel";

const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);
const held = { isOpen: Promise.resolve(), open: (): void => undefined };
const hold = () => {
  held.isOpen = new Promise((resolve) => (held.open = resolve));
};

/** Holds all requests until the story opens `held`. */
const through =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    await held.isOpen;
    return send(input, init);
  };

const meta: Meta<{ readonly panel: ReactNode }> = {
  title: "Panels/Projects/SteadyHeight",
  parameters: { portal: { as: "customer@example.com", through }, axe: false },
  beforeEach: hold,
  render: ({ panel }) => <div data-testid="panel">{panel}</div>,
};

export default meta;
type Story = StoryObj<typeof meta>;

/** A panel keeps its height when it finishes loading. */
const keepsHeight = (panel: ReactNode, last: RegExp): Story => ({
  args: { panel },
  play: async ({ canvas }) => {
    await canvas.findAllByRole("status", { name: "Loading" });
    const height = () => canvas.getByTestId("panel").getBoundingClientRect().height;
    const loading = height();
    held.open();
    await canvas.findByText(last);
    await waitFor(() => expect(canvas.queryByRole("status", { name: "Loading" })).toBeNull());
    await expect(Math.abs(height() - loading)).toBeLessThanOrEqual(2);
  },
});

export const Settings = keepsHeight(
  <ProjectSettingsPanel projectGuid={projectGuid} />,
  /Coincidence of four scintillator planes/,
);
export const Tag = keepsHeight(<TagPanel projectGuid={projectGuid} tagGuid={demoTagGuid(name, "v2.3")} />, /^Success$/);
