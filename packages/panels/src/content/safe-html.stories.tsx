import { ownPayloads, reportPayloads } from "@gatehouse/story-kit/faults/payloads";
import { type WatchedHarm, watchHarm } from "@gatehouse/story-kit/portal/watched-harm";
import { longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { flushSync } from "react-dom";
import { expect, waitFor } from "storybook/test";
import { morePayloads } from "virtual:more-payloads";
import { PortalRoot } from "../portal/portal-root";
import { dropReported } from "./drop-reported";
import { SafeHtml } from "./safe-html";

let harm: WatchedHarm | undefined;

const meta: Meta<typeof SafeHtml> = {
  title: "Panels/Content/SafeHtml",
  component: SafeHtml,
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
type Story = StoryObj<typeof SafeHtml>;

export const Default: Story = {
  args: {
    html: `<h1>License agreement</h1><p>Between <b>you</b> and <em>us</em>, see <a href="/app/licenses">your licenses</a> and <a href="https://example.com/terms">the terms</a>.</p>
      <h2>1. Grant</h2><ol start="3"><li>One person</li><li>One workstation<ul><li>at a time</li></ul></li></ol>
      <table><thead><tr><th scope="col">Kind</th><th scope="col">Days</th></tr></thead><tbody><tr><td>Trial</td><td>30</td></tr></tbody></table>
      <blockquote>As it is.</blockquote><pre><code>gate --version</code></pre><p><a href="mailto:sales@example.com">Write</a></p>`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "License agreement", level: 1 })).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "30" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "your licenses" })).not.toHaveAttribute("target");
    const outside = canvas.getByRole("link", { name: "the terms" });
    await expect(outside).toHaveAttribute("rel", "noopener noreferrer");
    await expect(outside).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: "Write" })).toHaveAttribute("href", "mailto:sales@example.com");
  },
};

/** There is no Retry, because the same HTML would fail again. */
export const Frames: Story = {
  args: {
    html: '<frameset cols="50%,50%"><frame src="https://evil.example/"><frame src="https://evil.example/2"></frameset>',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("We can't show this text. Its HTML doesn't work inside a page."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Retry" })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    html: `<p>${longText}</p><h2>${longText}</h2><table><tbody><tr><td>${longText}</td><td>x</td></tr></tbody></table><pre>${longText}</pre>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** An image would send a request to another server, so its alternative text replaces it, as a link. */
export const Images: Story = {
  args: {
    html: `<p>A <img src="https://evil.example/1.png" alt="wiring diagram"> B <img src="/own.png"> C <img src="data:image/png;base64,AA==" alt="dot"> D
      <a href="/app/">home <img src="//evil.example/2.png" alt="logo"></a></p><picture><source srcset="https://evil.example/3.png"><img srcset="https://evil.example/4.png" alt="photo"></picture>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("link", { name: "wiring diagram" })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await expect(canvas.getByRole("link", { name: "Image" })).toHaveAttribute("href", "/own.png");
    await expect(canvas.getByRole("link", { name: "home logo" })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/C dot D/);
    await expect(canvasElement).toHaveTextContent(/photo/);
    await expect(canvasElement.querySelectorAll("img, picture, source")).toHaveLength(0);
    await expect(performance.getEntriesByType("resource").filter(({ name }) => /evil|own\.png/.test(name))).toEqual([]);
  },
};

/** Elements that style, request input, or can be found by name. */
export const LooksLikeNothingOfOurs: Story = {
  args: {
    html: `<style>.gh-root { display: none }</style><p id="portal" name="body" class="gh-modal" style="position:fixed;inset:0" data-theme="dark" role="alert" aria-label="x" tabindex="0" hidden contenteditable>kept</p>
      <form action="/api/"><label>Password <input name="password" autofocus></label><button>Send</button><select><option>1</option></select><textarea>t</textarea></form><gatehouse-licenses></gatehouse-licenses><dialog open>d</dialog>`,
  },
  play: async ({ canvas }) => {
    const kept = await canvas.findByText("kept");
    await expect(kept.getAttributeNames()).toEqual([]);
    for (const role of ["textbox", "button", "combobox", "dialog", "alert", "form"])
      await expect(canvas.queryByRole(role)).toBeNull();
  },
};

/** What a page with a strict policy is told while HTML is parsed, in documents that are never shown. */
async function reportsOf(html: string): Promise<readonly string[]> {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const inside = frame.contentWindow as Window & typeof globalThis;
  const policy = inside.document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'none'; base-uri 'none'";
  inside.document.head.append(policy);
  const reports: string[] = [];
  inside.document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
    reports.push(effectiveDirective),
  );
  new inside.DOMParser().parseFromString(html, "text/html");
  // The parser queues the reports as tasks, and messages follow them.
  const { port1, port2 } = new inside.MessageChannel();
  const received = new Promise((resolve) => (port1.onmessage = resolve));
  port2.postMessage(null);
  await received;
  frame.remove();
  return reports;
}

/** Mail contains inline styles. The page's policy reports them, and an embedder expects no reports. */
export const ReportsNothing: Story = {
  args: {
    html: `<style>p { color: red }</style><base href="/elsewhere/"><p style="color: red" onclick="x()">Hello</p><img src="x" onerror="x()">`,
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText("Hello")).toBeVisible();
    const reports = await reportsOf(args.html);
    await expect([...new Set(reports)].sort()).toEqual([
      "base-uri",
      "script-src-attr",
      "style-src-attr",
      "style-src-elem",
    ]);
    await expect(await reportsOf(dropReported(args.html))).toEqual([]);
  },
};

/** Links to other pages are allowed, unlike elements that load by themselves. */
function harmIn(place: HTMLElement): readonly string[] {
  const links = [...place.querySelectorAll("a")];
  const isFair = (link: HTMLAnchorElement) =>
    /^(https?|ircs?|mailto|xmpp):$/.test(link.protocol) &&
    (link.origin === location.origin || !link.protocol.startsWith("http") || link.rel.includes("noopener"));
  const unsafe = links
    .filter((link) => link.hasAttribute("href") && !isFair(link))
    .map((link) => `leads to ${link.href}`);
  return [...(harm?.found(place) ?? []).filter((found) => !found.startsWith('href="')), ...unsafe];
}

const all = [...new Set([...ownPayloads, ...morePayloads])];
const setSize = 200;
let show: (from: number) => void = () => undefined;

/** Shows one set at a time, because the time grows with the square of the number in one document. */
function OneSetAtATime(): JSX.Element {
  const [from, setFrom] = useState(0);
  show = (next) => flushSync(() => setFrom(next));
  return (
    <div key={from}>
      {all.slice(from, from + setSize).map((html, at) => (
        <SafeHtml key={html} html={`<p>text ${from + at}.</p>${html}`} />
      ))}
    </div>
  );
}

export const Hostile: Story = {
  args: { html: "" },
  parameters: { axe: false },
  render: () => <OneSetAtATime />,
  play: async ({ canvasElement }) => {
    for (let from = 0; from < all.length; from += setSize) {
      show(from);
      const shown = Math.min(setSize, all.length - from);
      await waitFor(() => expect(canvasElement.querySelectorAll(".gh-html > p:first-child")).toHaveLength(shown), {
        timeout: 60_000,
      });
      for (const element of canvasElement.querySelectorAll(".gh-html *")) {
        for (const type of ["pointerenter", "mouseover", "focus", "toggle", "animationstart", "error", "load"])
          element.dispatchEvent(new Event(type));
      }
      await expect(harmIn(canvasElement)).toEqual([]);
      await expect(
        canvasElement.querySelectorAll(".gh-html :is([id], [name], [class], [style], svg, math, form, input, button)"),
      ).toHaveLength(0);
    }
    reportPayloads(ownPayloads.length, all.length - ownPayloads.length);
  },
};
