import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { confirmTwice, isDialogGone, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoProjectGuid, demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { CommitPanel } from "./commit-panel";

const watched = watchedPortal();
const { navigation, onEvent, requests, rewritten } = watched;
const { projectGuid, commitSha } = everyStateCommit;

/** A picture that needs no server. */
const picture = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><path d="M40 80h240" stroke="black"/><script>alert(1)</script></svg>',
  ],
  { type: "image/svg+xml" },
);

const commitAnswer = (change: object = {}) => ({
  version_sha1: commitSha,
  progressive_version_number: 9,
  message: "Read out scalers without dead time",
  created_on: "2026-11-20T17:52:00Z",
  project: { guid: projectGuid, name: "Muon telescope trigger" },
  tags: [],
  scf_file: "/files/top.scf",
  top_image: null,
  ...change,
});

const meta: Meta<typeof CommitPanel> = {
  title: "Panels/Projects/CommitPanel",
  component: CommitPanel,
  args: everyStateCommit,
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof CommitPanel>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Read out scalers without dead time" })).toBeVisible();
    await expect(canvas.getByText("324186b")).toBeVisible();
    await expect(canvas.getByText("v2.5-rc1")).toBeVisible();
    await expect(canvas.getByText("Committed on")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download SCF file" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/versions\/[0-9a-f]{40}\/scf\/$/),
    );
    await expect(canvas.getByRole("link", { name: "Muon telescope trigger" })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}`,
    );
  },
};

export const Copies: Story = {
  parameters: { axe: false },
  play: async ({ canvas }) => {
    const written: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await userEvent.click(await canvas.findByRole("button", { name: `Copy ${commitSha}` }));
    await seesToast("Copied to clipboard!");
    await expect(written).toEqual([commitSha]);
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 html" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch the commit, please try again later."),
};

/** No tags, no sources, no picture. */
export const Bare: Story = {
  beforeEach: () => void rewritten.answers.set(projects.getCommit, commitAnswer({ message: " ", scf_file: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No tags")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Commit 324186b" })).toBeVisible();
    await expect(canvas.getByText("No top design for this commit")).toBeVisible();
    await expect(canvas.getByText("No source files are kept")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Delete source files" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "Download SCF file" })).toBeNull();
  },
};

/** It says what is lost; afterwards the details say that it is gone, and the focus is not lost with the button. */
export const DeletesSources: Story = {
  play: async ({ canvas }) => {
    await press("Delete source files");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete sources" }));
    await expect(dialog.getByText(/You can't build this commit again/)).toBeVisible();
    await confirmTwice("Delete sources", "Delete Sources");
    await isDialogGone();
    await expect(await canvas.findByText("No source files are kept")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Delete source files" })).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(requests.writes()).toHaveLength(1);
    await expect(onEvent).toHaveBeenCalledWith({ type: "commit.sources-deleted", projectGuid, commitSha });
  },
};

export const KeepsSources: Story = {
  parameters: { axe: false },
  play: async () => {
    await press("Delete source files");
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Cancel" }));
    await isDialogGone();
    await expect(requests.writes()).toEqual([]);
  },
};

const withPicture =
  (address: () => string): NonNullable<Story["beforeEach"]> =>
  () => {
    const top = address();
    rewritten.answers.set(projects.getCommit, commitAnswer({ top_image: top }));
    return () => URL.revokeObjectURL(top);
  };

// A blob's address is none that a server may name, so the picture is a data file that the story's page serves.
const served = () => `${window.location.origin}/top-design-of-the-story.svg`;

/** A picture that is not there, and an address that is none. */
export const BrokenPicture: Story = {
  beforeEach: withPicture(served),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The top design couldn't be loaded.")).toBeVisible();
    await press("Retry");
    await expect(await canvas.findByText("The top design couldn't be loaded.")).toBeVisible();
    rewritten.answers.set(projects.getCommit, commitAnswer({ top_image: "javascript:alert(1)" }));
  },
};

const percent = () => within(screen.getByRole("dialog")).getByRole("status").textContent;

/** By keys, buttons, wheel and drag; the picture stays a picture. */
export const Zooms: Story = {
  beforeEach: () => {
    const address = URL.createObjectURL(picture);
    const original = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src")!;
    // The story's server is in the page, where an <img> does not find it.
    Object.defineProperty(HTMLImageElement.prototype, "src", {
      ...original,
      set(this: HTMLImageElement, value: string) {
        original.set!.call(this, value.endsWith(".svg") ? address : value);
      },
    });
    const setAttribute = HTMLImageElement.prototype.setAttribute;
    HTMLImageElement.prototype.setAttribute = function set(name, value) {
      setAttribute.call(this, name, name === "src" && value.endsWith(".svg") ? address : value);
    };
    rewritten.answers.set(projects.getCommit, commitAnswer({ top_image: served() }));
    return () => {
      HTMLImageElement.prototype.setAttribute = setAttribute;
      Object.defineProperty(HTMLImageElement.prototype, "src", original);
      URL.revokeObjectURL(address);
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Open the top design view/ }));
    await screen.findByRole("dialog", { name: "Top design view" });
    const sheet = screen.getByRole("img", { name: /^Top design of commit 324186b/ });
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(percent()).toBe("100\u2009%");
    await userEvent.keyboard("++");
    await waitFor(() => expect(percent()).toBe("156\u2009%"));
    await userEvent.keyboard("-");
    await waitFor(() => expect(percent()).toBe("125\u2009%"));
    await userEvent.click(screen.getByRole("button", { name: "Fit" }));
    await waitFor(() => expect(percent()).toBe("100\u2009%"));
    const { left, top, width, height } = sheet.getBoundingClientRect();
    const wheel = {
      deltaY: -500,
      clientX: left + width / 4,
      clientY: top + height / 2,
      bubbles: true,
      cancelable: true,
    };
    await expect(sheet.dispatchEvent(new WheelEvent("wheel", wheel))).toBe(false);
    await waitFor(() => expect(percent()).toBe("246\u2009%"));
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
    await waitFor(() => expect(percent()).toBe("100\u2009%"));
    await expect(image).toHaveAttribute("src", expect.stringMatching(/^blob:/));
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(canvas.getByRole("button", { name: /^Open the top design view/ })).toHaveFocus();
  },
};

const word = "overlong-commit-message-".repeat(8);

export const LongText: Story = {
  parameters: { viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } } },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () =>
    void rewritten.answers.set(
      projects.getCommit,
      commitAnswer({
        message: `${word}\n\nIts second paragraph <b>is text</b>.`,
        tags: [{ name: word }, { name: "a/b?c" }],
        project: { guid: projectGuid, name: word },
        created_on: "never",
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: word })).toBeVisible();
    await expect(canvas.getByText("Its second paragraph <b>is text</b>.")).toBeVisible();
    await expect(canvas.getByText("Invalid date format")).toBeVisible();
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};

export const Missing: Story = {
  args: { projectGuid, commitSha: demoSha("Pulse shaper", 1) },
  parameters: { axe: false },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "project", params: { projectGuid } }), replace: true },
      ]),
    ),
};

/** Somebody else's is not there either. */
export const SomebodyElses: Story = {
  args: {
    projectGuid: demoProjectGuid("Muon telescope trigger (Weber)"),
    commitSha: demoSha("Muon telescope trigger (Weber)", 1),
  },
  parameters: { axe: false },
  play: async () => waitFor(() => expect(navigation.visits).toHaveLength(1)),
};

export const Faults: Story = faultInjection({
  panel: () => <CommitPanel {...everyStateCommit} />,
  hasContent: (panel) => expect(within(panel).getByText("v2.5-rc1")).toBeVisible(),
  ...failsWith("Failed to fetch the commit, please try again later."),
}).story;
