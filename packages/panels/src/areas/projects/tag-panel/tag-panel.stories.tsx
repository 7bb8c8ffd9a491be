import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { confirmTwice, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid, demoSha, demoTagGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { TagPanel } from "./tag-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
const onTag = fn();
const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);
const tagGuid = demoTagGuid(name, "beam/2026-11 🎯");

const meta: Meta<typeof TagPanel> = {
  title: "Panels/Projects/TagPanel",
  component: TagPanel,
  args: { projectGuid, tagGuid, onTag },
  parameters: { portal: { as: "customer@example.com", navigation, through: rewritten.through } },
  beforeEach: () => {
    navigation.visits.length = 0;
    rewritten.responses.clear();
    onTag.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof TagPanel>;

const leadsToTags = (replace: boolean) =>
  waitFor(() =>
    expect(navigation.visits).toContainEqual({
      target: expect.objectContaining({ screen: "tags", params: { projectGuid } }) as unknown,
      replace,
    }),
  );

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("beam/2026-11 🎯", { selector: "dd *" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Shorten the veto path" })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}/commits/${demoSha(name, 5)}`,
    );
    await expect(await canvas.findByText("Success")).toBeVisible();
    await waitFor(() => expect(onTag).toHaveBeenCalledWith(expect.objectContaining({ name: "beam/2026-11 🎯" })));
  },
};

/** A server without the endpoint for one tag responds with its own page. */
export const WithoutTheCall: Story = {
  beforeEach: () =>
    void rewritten.responses.set(
      projects.getTag,
      () => new Response("<h1>Not Found</h1>", { status: 404, headers: { "Content-Type": "text/html" } }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Shorten the veto path" })).toBeVisible();
    await expect(navigation.visits).toEqual([]);
  },
};

export const Missing: Story = {
  args: { tagGuid: "00000000-0000-4000-8000-00000000dead" },
  play: () => leadsToTags(true),
};

/** A server whose address for one tag only takes DELETE. */
export const MissingWithoutTheCall: Story = {
  args: { tagGuid: "00000000-0000-4000-8000-00000000dead" },
  beforeEach: () =>
    void rewritten.responses.set(projects.getTag, () =>
      Response.json({ detail: 'Method "GET" not allowed.' }, { status: 405 }),
    ),
  play: () => leadsToTags(true),
};

export const Deletes: Story = {
  play: async () => {
    await press("Delete tag");
    await confirmTwice("Delete tag", "Delete tag");
    await seesToast("Tag 'beam/2026-11 🎯' deleted.");
    await leadsToTags(false);
  },
};

/** The tag has few facts about its commit, and the commit can't be read. */
export const CommitUnread: Story = {
  beforeEach: () => {
    rewritten.responses.set(projects.getTag, {
      guid: tagGuid,
      name: "x".repeat(100),
      created_on: "2026-11-20T17:52:00Z",
      project_version: { version_sha1: "0".repeat(40) },
    });
    rewritten.responses.set(projects.getCommit, () => new Response("", { status: 404 }));
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("link", { name: "0000000" })).length).toBe(2);
    await expect(canvas.getByText("–")).toBeVisible();
  },
};

export const WithoutCommit: Story = {
  beforeEach: () =>
    void rewritten.responses.set(projects.getTag, { guid: tagGuid, name: "v1", created_on: "2026-11-20T17:52:00Z" }),
  play: async ({ canvas }) => expect(await canvas.findByText("This tag's commit is unknown.")).toBeVisible(),
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch the tag, please try again later."),
};

export const Faults: Story = faultInjection({
  panel: () => <TagPanel projectGuid={projectGuid} tagGuid={tagGuid} />,
  hasContent: (panel) => expect(within(panel).getByRole("link", { name: "Shorten the veto path" })).toBeVisible(),
  ...failsWith("Failed to fetch the tag, please try again later."),
}).story;
