import { GatehouseRoot } from "@gatehouse/design";
import { logOf, shownNumbers } from "@gatehouse/story-kit/portal/log-steps";
import { watchClipboard } from "@gatehouse/story-kit/portal/watched-clipboard";
import { LogOnServer, numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { LogView } from "./log-view";

const meta = {
  title: "Panels/Log/Log selection",
  component: LogView,
  args: { source: numberedLog(5_000) },
  parameters: { axe: false },
} satisfies Meta<typeof LogView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The text of a line, when it is drawn. */
const textOf = async (log: HTMLElement, number: number) => {
  const cell = await within(log).findByText(String(number));
  const text = cell.parentElement?.querySelector(".gh-log-text");
  if (!text) throw new Error(`Line ${number} has no text`);
  return text;
};

const end = (text: Element) => {
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode());
  return nodes.currentNode as Text;
};

/** The text that the viewer's own copy handler puts on the clipboard. */
function copied(log: HTMLElement): string {
  const clipboardData = new DataTransfer();
  log.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData("text/plain");
}

const scrollToEnd = async (log: HTMLElement) => {
  log.scrollTop = log.scrollHeight;
  await waitFor(() => expect(shownNumbers(log)).toContain("5000"));
};

/** From the middle of a line near the start to the middle of one near the end, which are never drawn together. */
export const OutOfView: Story = {
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    log.focus();
    await userEvent.keyboard("g");
    const first = end(await textOf(log, 3));
    getSelection()?.setBaseAndExtent(first, 4, first, 9);
    await waitFor(() => expect(String(getSelection())).toHaveLength(5));
    await scrollToEnd(log);
    await expect(String(getSelection())).toBe("");
    const last = end(await textOf(log, 4_999));
    getSelection()?.extend(last, 6);
    await waitFor(() => expect(copied(log).split("\n")).toHaveLength(4_997));
    const lines = copied(log).split("\n");
    await expect(lines[0]).toBe(first.data.slice(4));
    await expect(lines[1]).toMatch(/^18:05:03 route iteration 3: overlaps/);
    await expect(lines.at(-1)).toMatch(/route/);
    await expect(lines.at(-1)?.endsWith(last.data.slice(0, 6))).toBe(true);

    // The selection is there again after scrolling back to its start.
    await userEvent.keyboard("g");
    await waitFor(() => expect(String(getSelection())).toContain("iteration 3:"));
    await expect(String(getSelection())).not.toContain("iteration 1:");
    await userEvent.click(await textOf(log, 5));
    getSelection()?.collapseToStart();
    await scrollToEnd(log);
    await expect(copied(log)).toBe("");
  },
};

/** Ctrl+A selects the lines of the log, also those that are not drawn, and nothing else on the page. */
export const All: Story = {
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    log.focus();
    await userEvent.keyboard("{Control>}a{/Control}");
    await waitFor(() => expect(copied(log).split("\n")).toHaveLength(5_000));
    await userEvent.keyboard("g");
    await textOf(log, 1);
    await expect(log.contains(getSelection()?.anchorNode ?? null)).toBe(true);
    const lines = copied(log).split("\n");
    await expect(lines[0]).toBe((await textOf(log, 1)).textContent);
    await scrollToEnd(log);
    await expect(lines.at(-1)).toBe((await textOf(log, 5_000)).textContent);
    await expect(copied(log).split("\n")).toHaveLength(5_000);
    getSelection()?.collapseToEnd();
    await waitFor(() => expect(copied(log)).toBe(""));
  },
};

function InShadowRoot({ children }: { readonly children: ReactNode }): ReactNode {
  const [root, setRoot] = useState<ShadowRoot>();
  return (
    <div ref={(place) => setRoot(place?.shadowRoot ?? place?.attachShadow({ mode: "open" }))} data-place="">
      {root &&
        createPortal(
          <GatehouseRoot theme="light" styleTarget={root}>
            {children}
          </GatehouseRoot>,
          root,
        )}
    </div>
  );
}

/** In Safari, a shadow root has no selection of its own, and the document's selection ends at the root. */
export const InSafarisShadowRoot: Story = {
  render: (args) => (
    <InShadowRoot>
      <LogView {...args} />
    </InShadowRoot>
  ),
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, "getSelection")!;
    Reflect.deleteProperty(ShadowRoot.prototype, "getSelection");
    const nodes = (["anchorNode", "focusNode"] as const).map((name) => spyOn(Selection.prototype, name, "get"));
    for (const node of nodes) node.mockImplementation(() => document.body);
    return () => {
      Object.defineProperty(ShadowRoot.prototype, "getSelection", own);
      for (const node of nodes) node.mockRestore();
    };
  },
  play: async ({ canvasElement }) => {
    const { shadowRoot } = canvasElement.querySelector("[data-place]")!;
    const box = await waitFor(() => {
      const found = shadowRoot?.querySelector<HTMLElement>(".gh-log");
      if (!found) throw new Error("The log is not there yet");
      return found;
    });
    const log = await logOf(within(box));
    const line = end(await textOf(log, 5_000));
    getSelection()?.setBaseAndExtent(line, 9, line, 4);
    await waitFor(() => expect(String(getSelection())).toHaveLength(5));
    log.scrollTop = 0;
    await waitFor(() => expect(shownNumbers(log)).toContain("1"));
    await expect(copied(log)).toBe(line.data.slice(4, 9));
    await scrollToEnd(log);
    await waitFor(() => expect(String(getSelection())).toBe(line.data.slice(4, 9)));
    await expect(getSelection()?.direction).toBe("backward");
  },
};

const server = new LogOnServer(numberedLog(5_000));

/** Copying first reads the lines that are not read yet. */
export const NotRead: Story = {
  args: { source: { read: server.read } },
  play: async ({ canvas }) => {
    const written = fn();
    watchClipboard(written);
    const log = await logOf(canvas);
    const last = end(await textOf(log, 5_000));
    log.focus();
    await userEvent.keyboard("g");
    await waitFor(() => expect(log).toHaveTextContent(/iteration 0:/));
    const first = end(await textOf(log, 1));
    getSelection()?.setBaseAndExtent(first, 0, first, 3);
    await waitFor(() => expect(String(getSelection())).toHaveLength(3));
    await scrollToEnd(log);
    getSelection()?.extend(last.isConnected ? last : end(await textOf(log, 5_000)), 3);
    await waitFor(() => {
      copied(log);
      return expect(written).toHaveBeenCalled();
    });
    await expect(String(written.mock.calls[0]?.[0]).split("\n")).toHaveLength(5_000);
  },
};

/** The strip beside the lines shows which part of the log is in view. */
export const Window: Story = {
  play: async ({ canvas, canvasElement }) => {
    const log = await logOf(canvas);
    const mark = () => canvasElement.querySelector<HTMLElement>(".gh-log-rail > b");
    const top = () => Math.round(Number.parseFloat(mark()?.style.top ?? ""));
    await waitFor(() => expect(top()).toBeGreaterThan(95));
    log.scrollTop = log.scrollHeight / 2;
    await waitFor(() => expect(top()).toBe(50));
    log.focus();
    await userEvent.keyboard("g");
    await waitFor(() => expect(top()).toBe(0));
  },
};
