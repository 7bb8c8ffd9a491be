import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import { watchHarm } from "@gatehouse/story-kit/portal/watched-harm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, type ReactNode, useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { type everyPanel, thirdOfPanels } from "../testing/every-panel";
import { isHarmless } from "../testing/is-harmless";
import { lengthened } from "../testing/lengthened-texts";
import { isVisible, panelElement, signInFor } from "../testing/shown-panel";

const navigation = recordedNavigation();
const requests = recordedRequests();
const onEvent = fn();
let show: (panel: ReactNode) => void = () => undefined;
let through: (send: typeof fetch) => typeof fetch = requests.through;

/** Shows one panel in a container whose width the story sets. */
function Place(): JSX.Element {
  const [panel, setPanel] = useState<ReactNode>(null);
  show = setPanel;
  return (
    <div data-testid="place">
      {panel !== null && (
        <AnotherPortal story={{ navigation, onEvent, through, timeoutMs: 60_000 }}>{panel}</AnotherPortal>
      )}
    </div>
  );
}

/** Panels adapt to the width of their container and to the reader's text size. */
const meta: Meta<typeof Place> = {
  title: "Panels/EveryWidth",
  component: Place,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: () => {
    through = requests.through;
    onEvent.mockClear();
    return () => {
      document.documentElement.style.fontSize = "";
    };
  },
};
export default meta;
type Story = StoryObj<typeof Place>;

/** Widths in pixels, on both sides of the breakpoints at which tables become records. */
const widths = [280, 360, 560, 600, 700, 768, 960, 1180];
const fewWidths = [280, 600, 1180];

const nameOf = (element: Element) =>
  `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.slice(0, 30)}"`;

/** Whether an element inside the place scrolls this one. */
function isInScroller(element: Element, place: Element): boolean {
  for (let parent = element.parentElement; parent !== null && parent !== place; parent = parent.parentElement)
    if (getComputedStyle(parent).overflowX !== "visible") return true;
  return false;
}

type Context = Parameters<NonNullable<Story["play"]>>[0];

/** The controls and texts that overflow the place. */
function partsOutside(place: HTMLElement): readonly Element[] {
  const { left, right } = place.getBoundingClientRect();
  const isOut = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && (box.left < left - 1 || box.right > right + 1) && !isInScroller(element, place);
  };
  return [...place.querySelectorAll("a, button, input, select, textarea, h1, h2, h3, p, td, th, dd")].filter(isOut);
}

/** The tables that cut off some of their columns. */
const cutTables = (place: HTMLElement) =>
  [...place.querySelectorAll(".gh-table-wrap")].filter((table) => table.scrollWidth > table.clientWidth + 1);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Sets each width and names the elements that `find` returns there. */
async function atEachWidth(
  all: readonly number[],
  place: HTMLElement,
  find: (place: HTMLElement) => readonly Element[],
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of all) {
    place.style.width = `${width}px`;
    // Some parts use an observer, which reports after layout.
    await nextFrame();
    await nextFrame();
    for (const part of find(place)) found.push(`${width} px: ${nameOf(part)}`);
  }
  return found;
}

/** Shows one panel after another in the place, each with its own account. */
async function eachPanel(
  panels: typeof everyPanel,
  { canvas, loaded }: Context,
  prove: (place: HTMLElement, panel: (typeof panels)[number]) => Promise<void>,
): Promise<void> {
  const place = canvas.getByTestId("place");
  for (const panel of panels) {
    signInFor(panel, loaded);
    place.style.width = "1180px";
    show(await panelElement(panel));
    await prove(place, panel);
    show(null);
    await waitFor(() => expect(place).toBeEmptyDOMElement());
  }
}

const fits = (panels: typeof everyPanel, context: Context) =>
  eachPanel(panels, context, async (place, { name, content }) => {
    await waitFor(() => isVisible(name, within(place), content));
    const find = () => [...partsOutside(place), ...cutTables(place)];
    await expect(await atEachWidth(widths, place, find), name).toEqual([]);
    // Double the reader's text size, and the width with it.
    document.documentElement.style.fontSize = "200%";
    const twice = fewWidths.map((width) => 2 * width);
    await expect(await atEachWidth(twice, place, find), `${name}, large text`).toEqual([]);
    document.documentElement.style.fontSize = "";
  });

export const FirstThird: Story = { play: (context) => fits(thirdOfPanels(0), context) };
export const SecondThird: Story = { play: (context) => fits(thirdOfPanels(1), context) };
export const LastThird: Story = { play: (context) => fits(thirdOfPanels(2), context) };

/** User content is long, has no spaces, and contains markup. A table may scroll then, but nothing else may overflow. */
const holds = async (panels: typeof everyPanel, context: Context) => {
  through = (send) => requests.through(lengthened(send));
  const harm = watchHarm();
  try {
    await eachPanel(panels, context, async (place, { name }) => {
      await waitFor(async () => {
        await expect(place.querySelector(".gh-root *")).not.toBeNull();
        await expect(requests.pending).toBe(0);
        await expect(within(place).queryAllByRole("status", { name: "Loading" })).toEqual([]);
      });
      await expect(await atEachWidth(fewWidths, place, partsOutside), name).toEqual([]);
      await isHarmless(place, harm, onEvent);
    });
  } finally {
    harm.stop();
  }
};

export const LongTextsInFirstThird: Story = { play: (context) => holds(thirdOfPanels(0), context) };
export const LongTextsInSecondThird: Story = { play: (context) => holds(thirdOfPanels(1), context) };
export const LongTextsInLastThird: Story = { play: (context) => holds(thirdOfPanels(2), context) };
