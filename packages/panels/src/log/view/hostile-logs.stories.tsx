import { ownPayloads } from "@gatehouse/story-kit/faults/payloads";
import { linesOf, logOf } from "@gatehouse/story-kit/portal/log-steps";
import { type WatchedHarm, watchHarm } from "@gatehouse/story-kit/portal/watched-harm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { LogView } from "./log-view";

let harm: WatchedHarm | undefined;

const meta = {
  title: "Panels/Log/Hostile logs",
  component: LogView,
  args: { source: "" },
  beforeEach: () => {
    harm = watchHarm();
    return () => harm?.stop();
  },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

const escape = "\u001b";
const link = (address: string) => `${escape}]8;;${address}${escape}\\link${escape}]8;;${escape}\\`;

/** Every payload is text: nothing runs, nothing loads, and no link leads to a script. */
export const Payloads: Story = {
  args: {
    source: ownPayloads.flatMap((text) => [text.replaceAll("\n", " "), link(text)]).join("\n"),
    height: "4000em",
  },
  parameters: { axe: false },
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas);
    await waitFor(() => expect(linesOf(log).length).toBeGreaterThan(ownPayloads.length));
    for (const element of log.querySelectorAll("*"))
      for (const type of ["pointerenter", "mouseover", "focus"]) element.dispatchEvent(new Event(type));
    const found = (harm?.found(canvasElement) ?? []).filter((what) => !what.startsWith('href="'));
    await expect(found).toEqual([]);
    for (const { protocol, rel } of log.querySelectorAll("a")) {
      await expect(["http:", "https:", "mailto:"]).toContain(protocol);
      await expect(rel).toBe("noopener noreferrer");
    }
  },
};

const bytes = new Uint8Array([0x61, 0xff, 0xfe, 0x00, 0x62, 0x0a, 0xc3, 0x28, 0x0a]);

/** Control characters show as pictures, and nothing reverses the order of the letters. */
export const Characters: Story = {
  args: {
    source: new Blob([
      bytes,
      "\u202egnp.exe\u2066\n",
      `${escape}[2J${escape}[H${escape}]0;title\u0007home${escape}]52;c;YQ==\u0007\n`,
      `${escape}[${"1;".repeat(20_000)}m bold\n`,
      `${`${escape}[31m${escape}[0m`.repeat(5_000)}quiet\n`,
      `unfinished ${escape}]8;;https://example.com\n`,
    ]),
  },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await waitFor(() =>
      expect(linesOf(log)).toEqual([
        "a\ufffd\ufffd\u2400b",
        "\ufffd(",
        "\ufffdgnp.exe\ufffd",
        "home",
        expect.stringContaining("bold"),
        "quiet",
        "unfinished \u241b]8;;https://example.com",
      ]),
    );
    await expect(log.querySelector("a")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Wrap lines" }));
  },
};
