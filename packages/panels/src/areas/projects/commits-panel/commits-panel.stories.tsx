import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { linesOf } from "@gatehouse/story-kit/portal/lines-of";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import {
  actOn,
  confirmTwice,
  isDialogGone,
  leadsOf,
  press,
  rowOf,
  seesMenuItem,
  seesToast,
  tableOf,
  write,
} from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid, demoSha, demoTagGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { CommitsPanel } from "./commits-panel";

const navigation = recordedNavigation();
const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);

const meta: Meta<typeof CommitsPanel> = {
  title: "Panels/Projects/CommitsPanel",
  component: CommitsPanel,
  args: { projectGuid },
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => {
    navigation.search.write("");
    navigation.visits.length = 0;
  },
};

export default meta;
type Story = StoryObj<typeof CommitsPanel>;

const shas = async () => leadsOf(await tableOf("Commits"));

export const Default: Story = {
  play: async () => {
    const numbers = [9, 8, 7, 6, 5, 4, 3, 2, 1];
    await waitFor(async () => expect(await shas()).toEqual(numbers.map((number) => demoSha(name, number).slice(0, 7))));
    const row = within(await rowOf("Commits", "Shorten the veto path"));
    await expect(row.getByRole("link", { name: demoSha(name, 5).slice(0, 7) })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}/commits/${demoSha(name, 5)}`,
    );
    await expect(row.getByRole("link", { name: "v2.4" })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}/tags/${demoTagGuid(name, "v2.4")}`,
    );
    await expect(row.getByText("Success")).toBeVisible();
    await expect(row.getByText("18.6%")).toBeVisible();
    await expect(await rowOf("Commits", "Widen the scalers to 48 bits")).toHaveTextContent(/Failed–/);
    await userEvent.click(screen.getByRole("button", { name: "Created on" }));
    await waitFor(async () => expect((await shas())[0]).toBe(demoSha(name, 1).slice(0, 7)));
  },
};

/** In a narrow record, a message that fits its field is on one line. */
export const ShortMessagesInRecords: Story = {
  parameters: { axe: false },
  decorators: [
    (Story) => (
      <div style={{ width: "336px" }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const message = within(await rowOf("Commits", "Store scalers in URAM")).getByText("Store scalers in URAM");
    await expect(linesOf(message)).toBe(1);
  },
};

/** A row offers an action only where the commit's page offers it. */
export const ActsOnARow: Story = {
  play: async () => {
    const sha = demoSha(name, 9).slice(0, 7);
    await rowOf("Commits", sha);
    await actOn(sha, "Create tag");
    await write("Name", "from-the-list");
    await press("Create");
    await isDialogGone();
    await within(await rowOf("Commits", sha)).findByRole("link", { name: "from-the-list" });
    await actOn(sha, "Delete source files");
    await confirmTwice("Delete sources", "Delete Sources");
    await seesToast("Source files deleted.");
    await press(`Actions for ${sha}`);
    await seesMenuItem("Create tag");
    await waitFor(() => expect(screen.queryByRole("menuitem", { name: "Delete source files" })).toBeNull());
    await userEvent.keyboard("{Escape}");
  },
};

/** Of 2,000 commits, the table loads ten. A search finds any other by its message or sha. */
export const ManyCommits: Story = {
  args: { projectGuid: demoProjectGuid("Waveform recorder") },
  play: async () => {
    await expect(await screen.findByText("1–10 of 2000")).toBeVisible();
    const search = screen.getByRole("searchbox", { name: "Search message or SHA" });
    await userEvent.type(search, "threshold 1234{Enter}");
    await waitFor(async () => expect(await shas()).toEqual([demoSha("Waveform recorder", 1234).slice(0, 7)]));
    await userEvent.clear(search);
    await userEvent.type(search, `${demoSha("Waveform recorder", 77).slice(0, 9)}{Enter}`);
    await expect(await rowOf("Commits", "Try threshold 77")).toBeVisible();
  },
};

/** The user chooses two commits on different pages. The older one is "before", in whichever order they were chosen. */
export const Compared: Story = {
  args: { projectGuid: demoProjectGuid("Waveform recorder") },
  play: async ({ canvas }) => {
    const box = (number: number) =>
      canvas.findByRole("checkbox", { name: `Compare ${demoSha("Waveform recorder", number).slice(0, 7)}` });
    await userEvent.click(await box(1999));
    await expect(canvas.getByRole("heading", { name: "1 commit selected" })).toBeVisible();
    await expect(canvas.getByText("Select another one to compare with.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(await box(1999)).not.toBeChecked();
    await userEvent.click(await box(1999));
    await userEvent.click(canvas.getByRole("button", { name: "Page 2" }));
    await userEvent.click(await box(1985));
    await expect(canvas.getByRole("status")).toHaveTextContent("2 commits selected");
    await userEvent.click(await box(1984));
    await expect(await box(1985)).toBeChecked();
    await userEvent.click(canvas.getByRole("link", { name: "Compare" }));
    await expect(navigation.visits.at(-1)).toMatchObject({
      target: {
        screen: "compare",
        params: { before: demoSha("Waveform recorder", 1984), after: demoSha("Waveform recorder", 1985) },
      },
    });
    await expect(await canvas.findByRole("heading", { name: /^Commits/ })).toBeVisible();
    await expect(await box(1985)).not.toBeChecked();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  args: { projectGuid: demoProjectGuid("Scaler bank") },
  play: async ({ canvas }) => expect(await canvas.findByText("No commits found.")).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch commits, please try again later."),
};

/** Another account's project redirects to the list, even from a page past the first. */
export const Missing: Story = {
  args: { projectGuid: demoProjectGuid("Muon telescope trigger (Weber)") },
  beforeEach: () => navigation.search.write("?commits.page=3"),
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "projects" }) as unknown, replace: true },
      ]),
    ),
};

const rewritten = rewrittenResponses();

/** The server sends a bare list, and commits with few facts. */
export const LongText: Story = {
  parameters: {
    portal: { navigation, through: rewritten.through },
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () => {
    const commit = {
      version_sha1: "0".repeat(40),
      progressive_version_number: 1,
      message: `${"long ".repeat(60)}\n\nbody`,
      created_on: "2026-11-20T17:52:00Z",
      project: { guid: projectGuid, name },
      tags: [{ name: "x".repeat(100) }, { name: "a/b?c 🎯" }],
    };
    rewritten.responses.set(projects.listCommits, [commit, { ...commit, version_sha1: "1".repeat(40), message: "" }]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "0000000" })).toBeVisible();
    await expect(canvas.getAllByText("No builds")).toHaveLength(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** The tag of a commit leaves the columns behind it in view. */
export const LongTag: Story = {
  parameters: { portal: { navigation, through: rewritten.through } },
  globals: { viewport: { value: "tablet" } },
  beforeEach: () => {
    const commit = {
      version_sha1: "0".repeat(40),
      progressive_version_number: 1,
      message: "Raise the threshold",
      created_on: "2026-11-20T17:52:00Z",
      project: { guid: projectGuid, name },
      tags: [{ guid: "11111111-0015-4000-8000-000000000000", name: "x".repeat(100) }],
    };
    rewritten.responses.set(projects.listCommits, [commit]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "0000000" })).toBeVisible();
    const place = canvas.getByRole("table").parentElement!;
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
  },
};

/** A server without this endpoint, or a proxy's error page, doesn't mean that the project is missing. */
export const MissingCall: Story = {
  parameters: { portal: { fault: { kind: "404 html", calls: "/versions/" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch commits, please try again later.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Failed to fetch commits, please try again later.",
    );
    await expect(navigation.visits).toEqual([]);
  },
};

export const Faults: Story = faultInjection({
  panel: () => <CommitsPanel projectGuid={projectGuid} />,
  hasContent: (panel) => expect(within(panel).getByRole("table", { name: "Commits" })).toBeVisible(),
  ...failsWith("Failed to fetch commits, please try again later."),
}).story;
