import { builds } from "@gatehouse/contract/builds";
import { linkNavigation } from "@gatehouse/panels/navigation";
import { logOf, shownNumbers } from "@gatehouse/story-kit/portal/log-steps";
import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { numberedLog } from "@gatehouse/story-kit/samples/log-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { BuildLog } from "./build-log";
import type { BuildLogProps } from "./build-log-props";

const watched = watchedPortal();
const { hash } = watched.navigation;

function InPanel(props: BuildLogProps): ReactNode {
  return (
    <PortalPanel name="BuildPanel" about={everyStateCommit}>
      <BuildLog {...props} />
    </PortalPanel>
  );
}

const meta = {
  title: "Panels/Builds/BuildLog",
  component: BuildLog,
  args: { kind: "build", ...everyStateCommit, buildNumber: demoBuilds.long, isRunning: false },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  render: (args) => <InPanel {...args} />,
  beforeEach: watched.reset,
} satisfies Meta<typeof BuildLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The log opens at the lines in the address. Pressing line numbers updates the address, and the log follows address
 * changes.
 */
export const LinkedLines: Story = {
  beforeEach: () => hash.write("#L120-L140"),
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await expect(await canvas.findByText("Lines 120–140")).toBeVisible();
    await expect(await within(log).findByText("120")).toBeVisible();
    await waitFor(() => expect(log).not.toHaveTextContent("Not read yet"));
    await expect(within(log).getByText("130").closest("[data-range]")).not.toBeNull();

    await userEvent.click(within(log).getByText("122"));
    await expect(hash.read()).toBe("#L122");
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(within(log).getByText("125"));
    await user.keyboard("{/Shift}");
    await expect(hash.read()).toBe("#L122-L125");
    const copied = fn();
    navigator.clipboard.writeText = async (text) => copied(text);
    await userEvent.click(canvas.getByRole("button", { name: "Copy link" }));
    const { projectGuid, commitSha } = everyStateCommit;
    const path = `/app/projects/${projectGuid}/commits/${commitSha}/builds/${demoBuilds.long}#L122-L125`;
    await waitFor(() => expect(copied).toHaveBeenCalledWith(window.location.origin + path));

    // Like the browser's Back button.
    hash.write("#L40000");
    await expect(await canvas.findByText("Line 40,000")).toBeVisible();
    await waitFor(() => expect(shownNumbers(log)).toContain("40000"));
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(hash.read()).toBe("");
  },
};

const logRequests = () => watched.requests.made.filter((made) => made.endsWith("/logs/"));

/** The panel and the viewer share the first response. */
export const ReadOnce: Story = {
  parameters: { axe: false },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await canvas.findByRole("toolbar", { name: "Log tools" });
    await waitFor(() => expect(watched.requests.pending).toBe(0));
    await expect(shownNumbers(log).length).toBeGreaterThan(0);
    await expect(logRequests()).toHaveLength(1);
    log.focus();
    await userEvent.keyboard("g");
    // The steps are known and folded once the whole log is read.
    await within(log).findAllByRole("button", { name: /Read sources/ });
    await expect(log.scrollTop).toBe(0);
    await waitFor(() => expect(log).not.toHaveTextContent("Not read yet"));
    await expect(logRequests()).toHaveLength(2);
  },
};

/** The server sends the last rows without their row numbers. */
export const LastLinesOnly: Story = {
  beforeEach: () => {
    hash.write("#L50127");
    const logs = numberedLog(50_387).split("\n").slice(-100).join("\n");
    watched.rewritten.responses.set(builds.logs, { logs });
  },
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    await expect(await canvas.findByText(/These are the last 100 lines/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open the raw log" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\/builds\/5\/raw\/$/),
    );
    await expect(canvas.getByText("Line 50,127 isn't available here.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Copy link" })).toBeNull();
    await expect(log).toHaveTextContent("iteration 50386:");
    await expect(shownNumbers(log).join("")).toBe("");
    await expect(canvas.queryByText("100 lines")).toBeNull();
    log.focus();
    await userEvent.keyboard("l");
    await expect(hash.read()).toBe("#L50127");
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await expect(hash.read()).toBe("");
  },
};

/** The server sends the last rows with their row numbers, but no others. */
export const LastNumberedLinesOnly: Story = {
  parameters: { axe: false },
  beforeEach: () => {
    hash.write("#L50127");
    const logs = numberedLog(50_387).split("\n").slice(-100).join("\n");
    watched.rewritten.responses.set(builds.logs, { logs, start_row: 50_287 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/These are the last 100 lines/)).toBeVisible();
    await expect(await canvas.findByText("Line 50,127 isn't available here.")).toBeVisible();
    hash.write("#L50300");
    await expect(await canvas.findByText("Line 50,300")).toBeVisible();
    await waitFor(async () => expect(shownNumbers(await logOf(canvas))).toContain("50300"));
  },
};

/** With two logs on a page, the first one owns the address. The other keeps its selected lines in memory. */
export const TwoLogs: Story = {
  parameters: { axe: false },
  beforeEach: () => hash.write("#L120-L140"),
  render: (args) => (
    <>
      <section aria-label="First">
        <InPanel {...args} />
      </section>
      <section aria-label="Second">
        <InPanel {...args} buildNumber={demoBuilds.success} />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const first = within(canvas.getByRole("region", { name: "First" }));
    const second = within(canvas.getByRole("region", { name: "Second" }));
    const log = await logOf(second);
    await expect(await canvas.findByText("Lines 120–140")).toBeVisible();
    const [owner, other] = first.queryByText("Lines 120–140") === null ? [second, first] : [first, second];
    await expect(other.queryByText(/^Lines? \d/)).toBeNull();
    await waitFor(() => expect(log).not.toHaveTextContent("Not read yet"));
    (await logOf(other)).focus();
    await userEvent.keyboard("l");
    await expect(await other.findByText(/^Line [\d,]+$/)).toBeVisible();
    await expect(owner.getByText("Lines 120–140")).toBeVisible();
    await expect(hash.read()).toBe("#L120-L140");
  },
};

/** The log leaves a fragment alone that the host page uses for something else. */
export const OtherFragment: Story = {
  parameters: { axe: false },
  beforeEach: () => hash.write("#/builds"),
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    log.focus();
    await userEvent.keyboard("l");
    await expect(await canvas.findByText(/^Line [\d,]+$/)).toBeVisible();
    await expect(hash.read()).toBe("#/builds");
  },
};

/** Without the host's adapter, the selected lines are in the page's own fragment. */
export const PageAddress: Story = {
  parameters: { axe: false },
  beforeEach: () => () => window.history.replaceState(window.history.state, "", window.location.pathname),
  render: (args) => (
    <AnotherPortal story={{ navigation: linkNavigation("/app"), timeoutMs: 30_000 }}>
      <InPanel {...args} />
    </AnotherPortal>
  ),
  play: async ({ canvas }) => {
    const log = await logOf(canvas);
    const entries = window.history.length;
    log.focus();
    await userEvent.keyboard("l");
    const chosen = await canvas.findByText(/^Line [\d,]+$/);
    const { textContent } = chosen;
    await expect(window.location.hash).toBe(`#L${textContent?.replace(/\D/g, "")}`);
    await expect(window.history.length).toBe(entries);
    window.location.hash = "#L7-L9";
    await expect(await canvas.findByText("Lines 7–9")).toBeVisible();
    window.history.back();
    await expect(await canvas.findByText(textContent ?? "")).toBeVisible();
  },
};

/** In a column of 280 pixels the tools take several lines. */
export const Narrow: Story = {
  args: { buildNumber: demoBuilds.running },
  decorators: [
    (Log) => (
      <div style={{ width: 280 }}>
        <Log />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Compare with last successful build" })).toBeVisible();
    const tools = canvas.getByRole("toolbar", { name: "Log tools" });
    await expect(tools.scrollWidth).toBeLessThanOrEqual(tools.clientWidth);
  },
};

/** Italian labels are longer, and wrap. */
export const NarrowInItalian: Story = {
  ...Narrow,
  parameters: { portal: { as: "customer@example.com", ...watched.portal, locale: "it" } },
  play: async ({ canvas, canvasElement }) => {
    const tools = await canvas.findByRole("toolbar", { name: "Strumenti del log" });
    const compare = await canvas.findByRole("button", { name: /^Confronta/ });
    await expect(compare.getBoundingClientRect().right).toBeLessThanOrEqual(tools.getBoundingClientRect().right);
    await expect(tools.scrollWidth).toBeLessThanOrEqual(tools.clientWidth);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
