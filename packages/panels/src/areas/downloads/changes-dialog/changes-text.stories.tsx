import { GatehouseRoot } from "@gatehouse/design";
import { inProvider } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { expect, userEvent, waitFor } from "storybook/test";
import { ChangesText, type ChangesTextProps } from "./changes-text";

/** Renders into a shadow root, as an element does. */
function InAShadowRoot(props: ChangesTextProps): ReactNode {
  const [root, setRoot] = useState<ShadowRoot>();
  return (
    <div
      data-place
      ref={(place) => {
        if (place && !root) setRoot(place.shadowRoot ?? place.attachShadow({ mode: "open" }));
      }}
    >
      {root &&
        createPortal(
          <GatehouseRoot theme="light" styleTarget={root}>
            <ChangesText {...props} />
          </GatehouseRoot>,
          root,
        )}
    </div>
  );
}

const meta: Meta<typeof InAShadowRoot> = {
  title: "Panels/Downloads/ChangesText",
  component: InAShadowRoot,
  decorators: inProvider,
};

export default meta;
type Story = StoryObj<typeof InAShadowRoot>;

/** The list beside the text scrolls to each version. */
export const LeadsToAVersion: Story = {
  args: {
    kind: "stable",
    changelogs: ["v3", "v2", "v1"].map((tag) => ({
      version: { tag_name: tag, created_at: "2026-01-01T00:00:00Z", "my_{product}_supported": true },
      text: Array.from({ length: 60 }, (_, at) => `- Change ${at} of ${tag}`).join("\n"),
      hasFailed: false,
      retry: () => undefined,
    })),
  },
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector("[data-place]")?.shadowRoot;
    const find = (selector: string) => root?.querySelector(selector) as HTMLElement;
    await waitFor(() => expect(find("section:last-of-type li")).toBeVisible());
    await expect(find(".gh-changes-text").scrollTop).toBe(0);
    await userEvent.click(find("nav button:last-child"));
    await waitFor(() => {
      const [text, section] = [find(".gh-changes-text"), find("section:last-of-type")];
      return expect(Math.abs(section.getBoundingClientRect().top - text.getBoundingClientRect().top)).toBeLessThan(40);
    });
  },
};
