import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { leadsOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { demoBuilds } from "@gatehouse/story-kit/samples/build-samples";
import { demoProjectGuid, demoSha } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { ProjectsPanel } from "./projects-panel";

const navigation = recordedNavigation();

const meta: Meta<typeof ProjectsPanel> = {
  title: "Panels/Projects/ProjectsPanel",
  component: ProjectsPanel,
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => navigation.search.write(""),
};

export default meta;
type Story = StoryObj<typeof ProjectsPanel>;

const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);
const sha = demoSha(name, 9);
const names = async () => leadsOf(await tableOf("Projects"));

/** The menu of a row has the same links as the header of the project's page. */
export const RowMenu: Story = {
  parameters: { axe: false },
  play: async () => {
    await tableOf("Projects");
    for (const [label, path] of [
      ["Forks", "forks"],
      ["Tags", "tags"],
      ["Settings", "settings"],
    ] as const) {
      await userEvent.click(screen.getByRole("button", { name: `Actions for ${name}` }));
      await userEvent.click(await screen.findByRole("menuitem", { name: label }));
      const target = { path: `/projects/${projectGuid}/${path}` };
      await waitFor(() => expect(navigation.visits.at(-1)).toMatchObject({ target }));
    }
  },
};

/** The cells of builds end at their number in a table, and start at their label in a record. */
export const AlignsBuildCells: Story = {
  parameters: { axe: false },
  play: async ({ canvasElement }) => {
    await tableOf("Projects");
    const runs = [...canvasElement.querySelectorAll(".gh-runs")];
    const few = runs.find((run) => run.children.length < 6)!;
    const gaps = () => {
      const [box, first, last] = [few, few.firstElementChild!, few.lastElementChild!].map((element) =>
        element.getBoundingClientRect(),
      );
      return { before: Math.round(first!.left - box!.left), after: Math.round(box!.right - last!.right) };
    };
    await expect(gaps()).toEqual({ before: expect.toSatisfy((gap: number) => gap > 8), after: 0 });
    for (const width of [940, 950, 960]) {
      canvasElement.style.width = `${width}px`;
      await expect(getComputedStyle(few.closest("tr")!).display).toBe("grid");
      await expect(gaps(), `at ${width} px`).toEqual({ before: 0, after: 0 });
    }
  },
};

/** In a record, a long message is cut off only at the end of its field. */
export const MessagesInRecords: Story = {
  parameters: { axe: false },
  render: () => (
    <div style={{ width: "672px" }}>
      <ProjectsPanel />
    </div>
  ),
  play: async () => {
    const cut = [...(await tableOf("Projects")).querySelectorAll(".gh-cell-clip")].filter(
      (clip) => clip.scrollWidth > clip.clientWidth,
    );
    await expect(cut.length).toBeGreaterThan(0);
    for (const clip of cut) {
      const { right } = clip.closest("td")!.getBoundingClientRect();
      await expect(right - clip.getBoundingClientRect().right, clip.textContent).toBeLessThan(8);
    }
  },
};

/** Beside the rail of a small screen, the row menu covers no date. */
export const OnATablet: Story = {
  render: () => (
    <div style={{ width: "936px" }}>
      <ProjectsPanel />
    </div>
  ),
  play: async () => {
    const { parentElement: frame } = await tableOf("Projects");
    await waitFor(() => expect(frame?.scrollWidth).toBe(frame?.clientWidth));
  },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const latest = within(await screen.findByRole("region", { name: "Latest commit" }));
    const shaper = { path: `/app/projects/${demoProjectGuid("Pulse shaper")}`, sha: demoSha("Pulse shaper", 3) };
    const commitHref = `${shaper.path}/commits/${shaper.sha}`;
    const message = await latest.findByRole("link", { name: "Register the difference to reach 60 MHz" });
    await expect(message).toHaveAttribute("href", commitHref);
    await expect(latest.getByRole("link", { name: "Pulse shaper" })).toHaveAttribute("href", shaper.path);
    await expect(latest.getByRole("link", { name: shaper.sha.slice(0, 7) })).toHaveAttribute("href", commitHref);
    await expect(latest.getByText("v1.0")).toBeVisible();
    await expect(latest.getByText("Success")).toBeVisible();
    await expect(await names()).toHaveLength(10);
    const row = within(await tableOf("Projects")).getAllByRole("row")[1] as HTMLElement;
    await expect(row).toHaveTextContent(
      /^Muon telescope triggerDAQ-32.{7}Read out scalers without dead timeQueued...5/,
    );
    const cells = within(row).getByRole("img");
    await expect(cells).toHaveAccessibleName("Last 8 builds: 3 succeeded, 2 failed, 1 stopped, 1 building, 1 queued");
    await expect([...cells.children].map((cell) => cell.getAttribute("title"))).toEqual([
      "#9.1: Success",
      "#9.2: Failed",
      "#9.3: Stopped",
      "#9.4: Failed",
      "#9.5: Success",
      "#9.6: Success",
      "#9.7: Building...",
      "#9.8: Queued...",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await waitFor(async () => expect((await names())[0]).not.toBe(name));
    await expect(navigation.search.read()).toBe("?projects.page=2");
  },
};

export const SearchesAndSorts: Story = {
  play: async () => {
    await tableOf("Projects");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Name");
    await waitFor(async () => expect((await names())[0]).toBe("Charge integrator"));
    await expect(navigation.search.read()).toBe("?projects.sort=name");
    await userEvent.click(within(await tableOf("Projects")).getByRole("button", { name: "Name" }));
    await waitFor(async () => expect((await names())[0]).toBe("White-noise generator"));
    await expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveDisplayValue("Name, Z to A");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Newest");
    await waitFor(() => expect(navigation.search.read()).toBe("?projects.sort=-created"));
    await userEvent.type(screen.getByRole("searchbox", { name: "Search name or description" }), "BASELINE rest{Enter}");
    await waitFor(async () => expect(await names()).toEqual(["Pulse shaper"]));
    await userEvent.clear(screen.getByRole("searchbox"));
    await userEvent.type(screen.getByRole("searchbox"), "no such project{Enter}");
    await expect(await screen.findByText("No matching records found")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => waitFor(() => expect(canvas.getAllByRole("status", { name: "Loading" })).toHaveLength(2)),
};

export const Empty: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No projects found.")).toBeVisible();
    await expect(await canvas.findByText("No commits found.")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "All builds of this commit" })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the latest commit, please try again later.")).toBeVisible();
    await expect(await canvas.findByText("Failed to fetch projects, please try again later.")).toBeVisible();
  },
};

/** While a shown build runs, the lists poll every 3 s, which is 30 ms here. */
export const Polls: Story = {
  decorators: (Panel) => (
    <PollPaceContext value={0.01}>
      <Panel />
    </PollPaceContext>
  ),
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(canvas.getAllByText("Queued...")).toHaveLength(1));
    const build = `/api/webapp/v1/projects/${projectGuid}/versions/${sha}/builds/${demoBuilds.queued}/stop/`;
    await openedPortal(loaded).fetch(new Request(window.location.origin + build, { method: "POST" }));
    await waitFor(() => expect(canvas.queryAllByText("Queued...")).toEqual([]));
  },
};

const rewritten = rewrittenResponses();
const long = "Silicon photomultiplier readout with adaptive thresholds ".repeat(4).trim();
const commit = {
  version_sha1: "0123456789abcdef".repeat(3).slice(0, 40),
  progressive_version_number: 1,
  message: `${long}\n\nSecond paragraph`,
  created_on: "2026-11-20T17:52:00Z",
  project: { guid: "a", name: long },
  tags: [{ name: "x".repeat(100) }],
};
const bare = {
  description: "",
  tags_count: 0,
  versions_count: 0,
  forks_count: 0,
  updated_on: "never",
  created_on: "2026-11-20T17:52:00Z",
  keep_sources_permission_granted: false,
};

/** A server that returns bare lists, a project without board and commit, and the longest texts. */
export const LongText: Story = {
  parameters: {
    portal: { navigation, through: rewritten.through },
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () => {
    rewritten.responses.set(projects.latestCommits, [commit]);
    rewritten.responses.set(projects.list, [
      { ...bare, guid: "a", name: long, latest_version: commit, product: { name: "DAQ-64 rev. C" } },
      { ...bare, guid: "b", name: "B".repeat(100) },
    ]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText("Invalid date format")).toHaveLength(2);
    await expect(canvas.getAllByText("No builds")).toHaveLength(3);
    await expect(canvas.queryByRole("img", { name: /Last/ })).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Faults: Story = faultInjection({
  panel: () => <ProjectsPanel />,
  hasContent: (panel) => expect(within(panel).getByRole("table", { name: "Projects" })).toBeVisible(),
  ...failsWith(
    "Failed to fetch the latest commit, please try again later.",
    "Failed to fetch projects, please try again later.",
  ),
}).story;
