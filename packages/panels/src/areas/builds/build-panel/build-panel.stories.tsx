import { builds } from "@gatehouse/contract/builds";
import { confirmTwice, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { BuildPanel } from "./build-panel";

const watched = watchedPortal();
const { navigation, onEvent, requests, rewritten } = watched;

const meta: Meta<typeof BuildPanel> = {
  title: "Panels/Builds/BuildPanel",
  component: BuildPanel,
  args: { ...everyStateCommit, buildNumber: demoBuilds.success },
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof BuildPanel>;

const head = (label: string) => screen.findByRole("region", { name: `Build ${label}` });
const address = `/app/projects/${everyStateCommit.projectGuid}/commits/${everyStateCommit.commitSha}`;

export const Default: Story = {
  play: async ({ canvas }) => {
    const details = within(await head(`#9.${demoBuilds.success}`));
    await expect(await details.findByText("Success")).toBeVisible();
    await expect(details.getByText(/^1 min \d+ s$/)).toBeVisible();
    await expect(details.getByRole("link", { name: "Muon telescope trigger" })).toBeVisible();
    await expect(details.getByRole("link", { name: "Download" })).toHaveAttribute("download");
    const lut = (await canvas.findByText("LUT")).closest("li");
    await expect(lut).toHaveTextContent("2,085 / 5,280");
    await expect(lut).toHaveTextContent(/39%/);
    await expect((await canvas.findByText("URAM")).closest("li")).toHaveTextContent(/nearly full 100/);
    await expect(canvas.getByText(/^37\.37.MHz$/)).toBeVisible();
    const steps = within(await canvas.findByRole("list", { name: "Steps" })).getAllByRole("listitem");
    // The durations depend on the machine that recorded the run.
    await expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Read sources: done, \d+ ms$/),
      expect.stringMatching(/^Synthesize: done, [\d.]+ s$/),
      expect.stringMatching(/^Draw schematic: done, /),
      expect.stringMatching(/^Place and route: done, ([\d.]+ s|\d:\d\d)$/),
      expect.stringMatching(/^Analyze timing: done, \d+ ms$/),
      expect.stringMatching(/^Pack bitstream: done, /),
    ]);
    const log = await canvas.findByRole("log", { name: "Log lines" });
    await waitFor(() => expect(log).toHaveTextContent(/Build succeeded: bitstream\.bin, 104090 bytes$/));
    await expect(log.textContent).not.toMatch(/\[36m/);
    const raw = canvas.getByRole("link", { name: /^Raw log/ });
    await expect(raw).toHaveAttribute("href", `${window.location.origin}${address}/builds/${demoBuilds.success}/raw/`);
    await expect(raw).toHaveAttribute("target", "_blank");
    await expect(canvas.queryByRole("button", { name: "Stop build" })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect((await canvas.findAllByLabelText("Loading")).length).toBe(4),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "500 html" } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(3));
    await expect(canvas.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
      expect.stringContaining("Failed to fetch the build, please try again later."),
      expect.stringContaining("Failed to fetch logs, please try again later."),
      expect.stringContaining("Failed to fetch build stats, please try again later."),
    ]);
  },
};

const showsBuild = (buildNumber: string, texts: readonly (string | RegExp)[]): Story => ({
  args: { buildNumber },
  play: async ({ canvas }) => {
    for (const text of texts) await waitFor(() => expect(canvas.getAllByText(text)[0]).toBeVisible());
  },
});

/** Figures arrive when the build ends. Until then, the steps come from its log. */
export const Running: Story = {
  args: { buildNumber: demoBuilds.running },
  play: async ({ canvas }) => {
    for (const text of ["Building...", "Elapsed", "No figures yet", "Available when the build succeeds"])
      await expect(await canvas.findByText(text)).toBeVisible();
    const steps = await canvas.findByRole("list", { name: "Steps" });
    await expect(within(steps).getByText(/^Synthesize/)).toHaveTextContent("done");
    await expect(
      within(steps)
        .getByText(/^Place and route/)
        .closest("li"),
    ).toHaveAttribute("aria-current", "step");
  },
};

/** The elapsed time shows the exact start on hover and focus. */
export const ElapsedSince: Story = {
  args: { buildNumber: demoBuilds.running },
  play: async ({ canvas }) => {
    const facts = (await canvas.findByText("Elapsed")).closest("dl");
    const [started, elapsed] = within(facts!).getAllByRole("time");
    await expect(elapsed).toHaveTextContent(/ min$/);
    await expect(elapsed).toHaveAttribute("datetime", started!.getAttribute("datetime")!);
    await userEvent.hover(elapsed!);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(/^\d+ \w+ \d{4}, \d\d:\d\d:\d\d \S+$/);
    await userEvent.unhover(elapsed!);
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await userEvent.keyboard("{Tab}");
    elapsed!.focus();
    await waitFor(() => expect(elapsed).toHaveAccessibleDescription(/, \d\d:\d\d:\d\d \S+$/));
  },
};

/** A queued build has no start time and no duration. */
export const Queued: Story = showsBuild(demoBuilds.queued, [
  "Queued...",
  "Queued on",
  "Waiting",
  "No log yet",
  "No figures yet",
]);
export const FailedBuild: Story = showsBuild(demoBuilds.failed, ["Failed", "746 ms", "No figures", /veto_gat/]);
export const Stopped: Story = showsBuild(demoBuilds.stopped, [
  "Failed",
  "stopped before it ended",
  /^\d\d s$/,
  "This build ended before it reported any figures.",
]);
/** A vendor's command may write no figures at all. */
export const SuccessWithoutFigures: Story = {
  ...showsBuild(demoBuilds.success, [
    "Success",
    "No figures",
    "This build succeeded, but it reported no figures.",
    "No steps were reported with this build's figures. Its log may still show some.",
  ]),
  parameters: { axe: false },
  beforeEach: () =>
    void rewritten.responses.set(builds.stats, { resources: [], clock_mhz: null, timing_issues: [], steps: [] }),
};
export const Unstable: Story = showsBuild(demoBuilds.unstable, ["Failed", "result UNSTABLE", "Utilization"]);
/** The bars mark the figures of the last successful build. */
export const MarksEarlierBuild: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`The mark shows build #9.${demoBuilds.long}`)).toBeVisible();
    const lut = canvas.getByText("LUT").closest("li");
    await expect(lut).toHaveTextContent(/39%, \d+% in #9\.5$/);
    await expect(lut?.querySelector(".gh-meter-was")).toHaveAttribute("title", expect.stringMatching(/% in #9\.5$/));
  },
};

/** The earlier commit was built again after this build, so the mark shows its first build. */
export const MarksBuildOfItsTime: Story = {
  args: { buildNumber: demoBuilds.old },
  parameters: { axe: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The mark shows build/)).toHaveTextContent(/#8\.1$/);
  },
};

export const LongLog: Story = showsBuild(demoBuilds.long, [/Logs are kept for 30 days\./]);

/** The dialog says what will be lost, focuses the safe choice, and leads to the commit. */
export const Deletes: Story = {
  args: { buildNumber: demoBuilds.failed },
  play: async () => {
    await press("Delete");
    const dialog = within(await screen.findByRole("alertdialog"));
    const lost = dialog.getByText(/permanently deletes .* with its log, its figures and its output file/);
    await expect(lost).toBeVisible();
    const kept = dialog.getByText(/^The commit, its sources/);
    await expect(kept.getBoundingClientRect().top).toBeGreaterThan(lost.getBoundingClientRect().bottom);
    await confirmTwice("Delete build", "Delete build");
    await seesToast(`Build #9.${demoBuilds.failed} deleted.`);
    await waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "commit", params: everyStateCommit }), replace: false },
      ]),
    );
    await expect(requests.writes()).toHaveLength(1);
    await expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "build.deleted", kind: "build" }));
  },
};

export const Missing: Story = {
  args: { buildNumber: "99" },
  parameters: { axe: false },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "commit", params: everyStateCommit }), replace: true },
      ]),
    ),
};
