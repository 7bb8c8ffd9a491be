import { projects } from "@gatehouse/contract/projects";
import { isDialogGone, press } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { buildResponse, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { commitResponse } from "../../../testing/commit-response";
import { CommitPanel } from "./commit-panel";

const watched = watchedPortal();
const { rewritten } = watched;

/** A picture that needs no server. */
const picture = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><path d="M40 80h240" stroke="black"/><script>alert(1)</script></svg>',
  ],
  { type: "image/svg+xml" },
);

const meta: Meta<typeof CommitPanel> = {
  title: "Panels/Projects/CommitPicture",
  component: CommitPanel,
  args: everyStateCommit,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof CommitPanel>;

const withPicture =
  (address: () => string): NonNullable<Story["beforeEach"]> =>
  () => {
    const top = address();
    rewritten.responses.set(projects.getCommit, commitResponse({ top_image: top }));
    return () => URL.revokeObjectURL(top);
  };

// Servers can't name blob addresses, so the picture is a data file that the story's page serves.
const served = () => `${window.location.origin}/top-design-of-the-story.svg`;

/** The picture is first missing, and then its address is invalid. */
export const BrokenPicture: Story = {
  beforeEach: withPicture(served),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We couldn't load the top design.")).toBeVisible();
    await press("Retry");
    await expect(await canvas.findByText("We couldn't load the top design.")).toBeVisible();
    rewritten.responses.set(projects.getCommit, commitResponse({ top_image: "javascript:alert(1)" }));
  },
};

/** The panel polls faster while a build runs, and shows the picture that the finished build adds. */
export const PictureOfBuild: Story = {
  parameters: { axe: false },
  render: (args) => (
    // A page without a running build would take four times as long as this story waits.
    <PollPaceContext value={1 / 10}>
      <CommitPanel {...args} />
    </PollPaceContext>
  ),
  beforeEach: () => {
    const running = buildResponse(1, { building: true, status: "building", result: null, duration: null });
    rewritten.responses.set(projects.getCommit, commitResponse({ last_build: running }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No top design for this commit")).toBeVisible();
    rewritten.responses.set(projects.getCommit, commitResponse({ top_image: served(), last_build: buildResponse(1) }));
    await waitFor(() => expect(canvas.queryByText("No top design for this commit")).toBeNull(), { timeout: 1_500 });
  },
};

const percent = () => within(screen.getByRole("dialog")).getByRole("status").textContent;

/** The lightness of an element's background, from 0 to 1. */
function lightnessOf(element: Element): number {
  const context = document.createElement("canvas").getContext("2d")!;
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return (red + green + blue) / (3 * 255);
}

/** The addresses that images were given, in order. */
let given: string[] = [];
let reads = 0;

const servePicture = () => {
  given = [];
  const address = URL.createObjectURL(picture);
  const original = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src")!;
  // The story's server runs inside the page, so an <img> can't request files from it.
  Object.defineProperty(HTMLImageElement.prototype, "src", {
    ...original,
    set(this: HTMLImageElement, value: string) {
      given.push(value);
      original.set!.call(this, value.includes(".svg") ? address : value);
    },
  });
  const setAttribute = HTMLImageElement.prototype.setAttribute;
  HTMLImageElement.prototype.setAttribute = function set(name, value) {
    if (name === "src") given.push(value);
    setAttribute.call(this, name, name === "src" && value.includes(".svg") ? address : value);
  };
  rewritten.responses.set(projects.getCommit, commitResponse({ top_image: served() }));
  return () => {
    HTMLImageElement.prototype.setAttribute = setAttribute;
    Object.defineProperty(HTMLImageElement.prototype, "src", original);
    URL.revokeObjectURL(address);
  };
};

/**
 * A storage server signs the picture's address anew at each poll, which must not load the picture again. Retry takes the
 * newest address.
 */
export const SignedPicture: Story = {
  parameters: { axe: false },
  render: (args) => (
    <PollPaceContext value={1 / 200}>
      <CommitPanel {...args} />
    </PollPaceContext>
  ),
  beforeEach: () => {
    const restore = servePicture();
    reads = 0;
    rewritten.responses.set(projects.getCommit, () => {
      reads += 1;
      return Response.json(commitResponse({ top_image: `${served()}?X-Amz-Signature=${reads}` }));
    });
    return restore;
  },
  play: async ({ canvas }) => {
    const plate = await canvas.findByRole("button", { name: /^Open the top design view/ });
    const before = reads;
    await waitFor(() => expect(reads).toBeGreaterThan(before + 2));
    await expect(new Set(given).size).toBe(1);
    await fireEvent.error(plate.querySelector("img")!);
    await press("Retry");
    await waitFor(() => expect(new Set(given).size).toBe(2));
  },
};

/** In the dark theme, the picture's light paper is a framed plate that touches no edge of its panel. */
export const Plate: Story = {
  globals: { theme: "dark" },
  beforeEach: servePicture,
  play: async ({ canvas }) => {
    const plate = await canvas.findByRole("button", { name: /^Open the top design view/ });
    const panel = plate.closest(".gh-panel")!;
    await expect(lightnessOf(plate)).toBeGreaterThan(0.9);
    await expect(lightnessOf(panel)).toBeLessThan(0.3);
    const { borderTopWidth, borderTopStyle } = getComputedStyle(plate);
    await expect([borderTopWidth, borderTopStyle]).toEqual(["1px", "solid"]);
    const [inner, outer] = [plate.getBoundingClientRect(), panel.getBoundingClientRect()];
    for (const side of ["left", "right", "bottom"] as const)
      await expect(Math.abs(inner[side] - outer[side]), side).toBeGreaterThan(8);
  },
};

/** The viewer zooms by keys, buttons, wheel and drag. The picture stays an `<img>`, so it runs no scripts. */
export const Zooms: Story = {
  beforeEach: servePicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Open the top design view/ }));
    await screen.findByRole("dialog", { name: "Top design view" });
    const sheet = screen.getByRole("img", { name: /^Top design of commit 324186b/ });
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(percent()).toBe("100%");
    await userEvent.keyboard("++");
    await waitFor(() => expect(percent()).toBe("156%"));
    await userEvent.keyboard("-");
    await waitFor(() => expect(percent()).toBe("125%"));
    await userEvent.click(screen.getByRole("button", { name: "Fit" }));
    await waitFor(() => expect(percent()).toBe("100%"));
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const wheel = {
      deltaY: -500,
      clientX: left + width / 4,
      clientY: top + height / 2,
      bubbles: true,
      cancelable: true,
    };
    await expect(sheet.dispatchEvent(new WheelEvent("wheel", wheel))).toBe(false);
    await waitFor(() => expect(percent()).toBe("246%"));
    const image = sheet.querySelector("img")!;
    const before = image.getBoundingClientRect().left;
    const at = (x: number) => ({ pointerId: 1, button: 0, clientX: left + x, clientY: top + 50 });
    sheet.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(sheet, at(100));
    await fireEvent.pointerMove(sheet, at(60));
    await fireEvent.pointerUp(sheet, at(60));
    await fireEvent.pointerMove(sheet, at(10));
    await waitFor(() => expect(image.getBoundingClientRect().left).toBeCloseTo(before - 40, 0));
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(image.getBoundingClientRect().left).toBeCloseTo(before - 88, 0));
    await userEvent.keyboard("0");
    await waitFor(() => expect(percent()).toBe("100%"));
    await expect(image).toHaveAttribute("src", expect.stringMatching(/^blob:/));
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(canvas.getByRole("button", { name: /^Open the top design view/ })).toHaveFocus();
  },
};

/** The key hints stay beside the tools, never below them, even in a language with longer texts. */
export const LongHints: Story = {
  parameters: { portal: { as: "customer@example.com", ...watched.portal, locale: "it" } },
  beforeEach: servePicture,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Top design|schema principale/ }));
    const dialog = await screen.findByRole("dialog", { name: "Vista dello schema principale" });
    // As wide as a small laptop.
    dialog.style.width = "1024px";
    const hints = within(dialog).getByText("adatta").parentElement!;
    await expect(hints).toBeVisible();
    const tools = within(dialog).getByRole("toolbar");
    await expect(hints.getBoundingClientRect().right).toBeLessThan(tools.getBoundingClientRect().left);
  },
};
