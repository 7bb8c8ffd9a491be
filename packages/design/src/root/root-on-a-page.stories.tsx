import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, type MockInstance, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { Button } from "../controls/button";
import { MenuButton } from "../overlays/menu-button";
import { GatehouseRoot } from "./gatehouse-root";

const meta = { title: "Design/GatehouseRootOnAPage", parameters: { root: false } } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = document.documentElement;
const declarations: [string, () => void, () => void][] = [
  ["data-bs-theme", () => page.setAttribute("data-bs-theme", "dark"), () => page.removeAttribute("data-bs-theme")],
  ["data-theme", () => page.setAttribute("data-theme", "dark"), () => page.removeAttribute("data-theme")],
  [
    "data-color-scheme",
    () => page.setAttribute("data-color-scheme", "dark"),
    () => page.removeAttribute("data-color-scheme"),
  ],
  ["class", () => page.classList.add("dark"), () => page.classList.remove("dark")],
  ["color-scheme", () => page.style.setProperty("color-scheme", "dark"), () => page.removeAttribute("style")],
];
const fewRoots = [1, 2, 3];

/** Several roots and their overlays follow the page through one observer. */
export const FollowsThePage: Story = {
  parameters: { axe: false },
  render: () => (
    <>
      {fewRoots.map((key) => (
        <GatehouseRoot key={key} theme="host" host>
          <MenuButton label={`Menu ${key}`} items={[{ id: "copy", label: "Copy" }]} />
        </GatehouseRoot>
      ))}
    </>
  ),
  beforeEach: () => {
    observed = spyOn(MutationObserver.prototype, "observe");
    return () => observed?.mockRestore();
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(observed?.mock.calls.filter(([target]) => target === page)).toHaveLength(1);
    const themes = () =>
      Array.from(canvasElement.querySelectorAll<HTMLElement>(".gh-root"), (root) => root.dataset["theme"]);
    for (const [name, set, unset] of declarations) {
      set();
      await waitFor(() => expect(themes(), name).toEqual(fewRoots.map(() => "dark")));
      unset();
      await waitFor(() => expect(themes(), name).toEqual(fewRoots.map(() => "auto")));
    }
    await userEvent.click(canvas.getByRole("button", { name: "Menu 1" }));
    const overlays = (await screen.findByRole("menu")).closest<HTMLElement>(".gh-overlays");
    page.classList.add("dark");
    await waitFor(() => expect(overlays).toHaveAttribute("data-theme", "dark"));
    page.classList.remove("dark");
    await waitFor(() => expect(overlays).toHaveAttribute("data-theme", "auto"));
  },
};
let observed: MockInstance<MutationObserver["observe"]> | undefined;

/** Without a theme, the reader's system decides, not the page's own `color-scheme`. */
export const FollowsTheSystem: Story = {
  parameters: { axe: false },
  render: () => (
    <div style={{ colorScheme: "dark" }}>
      <GatehouseRoot theme="auto">
        <p data-testid="auto">Text</p>
      </GatehouseRoot>
      <GatehouseRoot theme="light">
        <p data-testid="light">Text</p>
      </GatehouseRoot>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByTestId("auto")).colorScheme).toBe("light dark");
    await expect(getComputedStyle(canvas.getByTestId("light")).colorScheme).toBe("light");
  },
};

/** Server markup hydrates without a mismatch, then takes the page's theme. */
export const HydratesOnADarkPage: Story = {
  render: () => <div data-testid="place" />,
  play: async ({ canvas }) => {
    const complaints = fn();
    const logged = spyOn(console, "error").mockImplementation(complaints);
    const content = <GatehouseRoot theme="host">Text</GatehouseRoot>;
    const place = canvas.getByTestId("place");
    page.classList.add("dark");
    place.replaceChildren(...new DOMParser().parseFromString(renderToString(content), "text/html").body.childNodes);
    const root = place.querySelector(".gh-root");
    const hydrated = hydrateRoot(place, content, { onRecoverableError: complaints });
    try {
      await waitFor(() => expect(root).toHaveAttribute("data-theme", "dark"));
      await expect(place.querySelector(".gh-root")).toBe(root);
      await expect(complaints.mock.calls).toEqual([]);
    } finally {
      page.classList.remove("dark");
      hydrated.unmount();
      logged.mockRestore();
    }
  },
};

/** Any number of roots adds one copy of the tokens to the page. The last root removes it. */
export const SharesItsStyle: Story = {
  parameters: { axe: false },
  render: function Roots() {
    const [shown, setShown] = useState(fewRoots);
    return (
      <>
        <button type="button" onClick={() => setShown(shown.slice(1))}>
          Remove one
        </button>
        {shown.map((key) => (
          <GatehouseRoot key={key} theme="light">
            <Button>{`Ours ${key}`}</Button>
          </GatehouseRoot>
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    const remove = canvas.getByRole("button", { name: "Remove one" });
    const rules = tokenRules();
    await userEvent.click(remove);
    await userEvent.click(remove);
    await expect(tokenRules()).toBe(rules);
    await expect(getComputedStyle(canvas.getByRole("button", { name: "Ours 3" })).getPropertyValue("--gh-line")).toBe(
      "1px",
    );
    await userEvent.click(remove);
    await expect(tokenRules()).toBe(0);
  },
};
const tokenRules = () =>
  Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule) => rule instanceof CSSStyleRule && rule.style.getPropertyValue("--gh-canvas") !== "").length;

export const LeavesThePageAlone: Story = {
  render: () => (
    <>
      <button type="button" data-host-button="">
        A button of the page
      </button>
      <GatehouseRoot theme="light" host>
        <Button>Ours</Button>
      </GatehouseRoot>
    </>
  ),
  play: async ({ canvasElement }) => {
    const theirs = canvasElement.querySelector("[data-host-button]") ?? canvasElement;
    const bare = document.createElement("iframe");
    document.body.append(bare);
    const fresh = bare.contentDocument?.createElement("button");
    if (fresh) bare.contentDocument?.body.append(fresh);
    await expect(getComputedStyle(theirs).borderTopWidth).toBe(fresh ? getComputedStyle(fresh).borderTopWidth : "");
    await expect(getComputedStyle(theirs).paddingLeft).toBe(fresh ? getComputedStyle(fresh).paddingLeft : "");
    bare.remove();
  },
};

/** Styles that a page sets on itself and that text inherits. */
const inherited: Readonly<Record<string, string>> = {
  "font-variant-caps": "small-caps",
  "font-feature-settings": '"smcp"',
  "font-stretch": "condensed",
  "word-break": "break-all",
  hyphens: "auto",
  "line-break": "anywhere",
  "text-wrap": "nowrap",
  "text-emphasis": "dot",
  "-webkit-text-fill-color": "lime",
  "-webkit-text-stroke": "1px red",
  "text-underline-offset": "10px",
  "list-style-type": "square",
  "border-collapse": "collapse",
  "caret-color": "red",
  "accent-color": "red",
  "tab-size": "20",
  "user-select": "none",
};
const textStyles = (element: Element) => {
  const style = getComputedStyle(element);
  return Object.fromEntries(Object.keys(inherited).map((name) => [name, style.getPropertyValue(name)]));
};

/** The page's text style stops at the root, but hiding or disabling a part of the page still applies. */
export const OwnTextStyle: Story = {
  parameters: { axe: false },
  render: () => (
    <>
      <GatehouseRoot theme="light">
        <p data-testid="bare">Text</p>
      </GatehouseRoot>
      <div data-testid="page">
        <GatehouseRoot theme="light">
          <p data-testid="styled">Text</p>
        </GatehouseRoot>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const host = canvas.getByTestId("page");
    const styled = canvas.getByTestId("styled");
    for (const [name, value] of Object.entries(inherited)) host.style.setProperty(name, value);
    await expect(textStyles(styled)).toEqual(textStyles(canvas.getByTestId("bare")));
    await expect(textStyles(host)).not.toEqual(textStyles(styled));
    host.style.visibility = "hidden";
    host.style.pointerEvents = "none";
    await expect(styled).not.toBeVisible();
    await expect(getComputedStyle(styled).pointerEvents).toBe("none");
  },
};
