import { ownPayloads } from "@gatehouse/story-kit/faults/payloads";
import { type WatchedHarm, watchHarm } from "@gatehouse/story-kit/portal/watched-harm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { PortalRoot } from "../portal/portal-root";
import { SafeMarkdown } from "./safe-markdown";

let harm: WatchedHarm | undefined;

const meta: Meta<typeof SafeMarkdown> = {
  title: "Panels/Content/SafeMarkdown",
  component: SafeMarkdown,
  decorators: [
    (Story) => (
      <PortalRoot isHost>
        <Story />
      </PortalRoot>
    ),
  ],
  parameters: { portal: {} },
  beforeEach: () => {
    harm = watchHarm();
    return () => harm?.stop();
  },
};

export default meta;
type Story = StoryObj<typeof SafeMarkdown>;

export const Default: Story = {
  args: {
    headingLevel: 3,
    text: "# New\n\n- Read [the guide](https://example.com/guide) and [your licenses](/app/licenses).\n- `code`\n\n## Figures\n\n| Board | LUT |\n|---|---:|\n| V2740 | 12,048 |\n\n```\nbuild --fast\n```\n\n![A plot](https://pictures.example/plot.png)\n",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "New", level: 3 })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Figures", level: 4 })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "the guide" })).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: "your licenses" })).not.toHaveAttribute("target");
    await expect(canvas.getByRole("cell", { name: "12,048" })).toBeVisible();
    // An image of another server would reveal who reads the text.
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvas.getByRole("link", { name: "A plot" })).toHaveAttribute(
      "href",
      "https://pictures.example/plot.png",
    );
  },
};

export const Hostile: Story = {
  args: {
    text: `${ownPayloads.join("\n\n")}\n\n[script](javascript:alert(1)) [data](data:text/html,x) ![pixel](javascript:alert(1)) <javascript:alert(1)>\n\n[reference]: javascript:alert(1)\n\nThe [reference], and the end.`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/and the end/)).toBeVisible();
    await expect(
      canvasElement.querySelector("script, style, iframe, form, input:not([type=checkbox]), object"),
    ).toBeNull();
    for (const image of canvasElement.querySelectorAll("img"))
      await expect(new URL(image.src).origin).toBe(window.location.origin);
    for (const link of canvas.queryAllByRole<HTMLAnchorElement>("link")) {
      await expect(link.getAttribute("href")).toMatch(/^(https?|ircs?|mailto|xmpp):/);
      if (link.origin !== window.location.origin) await expect(link.rel).toBe("noopener noreferrer");
    }
    // A link loads nothing until it is followed, and the images come from the portal's own server.
    await expect(
      harm?.found(canvasElement).filter((found) => !/^(href="(https?|ircs?|mailto|xmpp):|<img>)/.test(found)),
    ).toEqual([]);
  },
};

/** A table that is wider than a phone scrolls on its own. */
export const Narrow: Story = {
  args: {
    text: `| ${"Column | ".repeat(12)}\n|${"---|".repeat(12)}\n| ${"some words | ".repeat(12)}\n\n\`\`\`\n${"long line ".repeat(30)}\n\`\`\`\n`,
  },
  parameters: {
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "Table" });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** A text of a megabyte, which appears part by part once it is opened. */
const long = (text: string, selector: string, count: number): Story => ({
  args: { text },
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? <SafeMarkdown {...args} /> : <button onClick={() => setOpen(true)}>Open</button>;
  },
  parameters: { axe: false },
  play: async ({ canvas, canvasElement }) => {
    let steps = 0;
    const watch = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => addedNodes.length > 0)) steps += 1;
    });
    watch.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(await canvas.findByRole("button", { name: "Open" }));
    await waitFor(() => expect(canvasElement.querySelectorAll(selector)).toHaveLength(count), { timeout: 120_000 });
    watch.disconnect();
    await expect(canvasElement.querySelector("[aria-busy=true]")).toBeNull();
    await expect(steps).toBeGreaterThan(20);
  },
});

const section = (at: number) => `## Part ${at + 1}\n\n${"- A line of a long changelog.\n".repeat(35)}\n`;
export const Long: Story = long(Array.from({ length: 1_000 }, (_, at) => section(at)).join(""), "h3", 1_000);

/** One long list, which takes a minute if it is parsed in one piece. */
const items = 21_000;
export const LongList: Story = long(
  Array.from({ length: items }, (_, at) => `- The report of path ${at} lists both clocks.`).join("\n"),
  "li",
  items,
);

/** Content nested too deeply to render is shown as text or code. */
export const Deep: Story = {
  args: {
    text: [
      `${"> ".repeat(5_000)}quotations`,
      `${"- ".repeat(5_000)}lists`,
      Array.from({ length: 1_000 }, (_, at) => `${"  ".repeat(at)}- level ${at}.`).join("\n"),
    ].join("\n\n"),
  },
  parameters: { axe: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/> quotations$/)).toBeInTheDocument();
    await expect(await canvas.findByText(/- lists$/)).toBeInTheDocument();
    await expect(await canvas.findByText(/level 999\.$/)).toBeInTheDocument();
  },
};
