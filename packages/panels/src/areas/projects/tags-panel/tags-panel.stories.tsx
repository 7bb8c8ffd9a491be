import { projects } from "@gatehouse/contract/projects";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import {
  confirmTwice,
  isDialogGone,
  leadsOf,
  openDialog,
  press,
  seesToast,
  tableOf,
} from "@gatehouse/story-kit/portal/steps";
import { demoProjectGuid, demoSha, demoTagGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { TagsPanel } from "./tags-panel";

const navigation = recordedNavigation();
const onEvent = fn();
const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);

const meta: Meta<typeof TagsPanel> = {
  title: "Panels/Projects/TagsPanel",
  component: TagsPanel,
  args: { projectGuid },
  parameters: { portal: { as: "customer@example.com", navigation, onEvent } },
  beforeEach: () => {
    navigation.search.write("");
    navigation.visits.length = 0;
    onEvent.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof TagsPanel>;

const tags = async () => leadsOf(await tableOf("Tags"));
const open = async () => {
  const dialog = within(await openDialog("Create tag"));
  await dialog.findByRole("combobox", { name: /^Commit/ });
  return dialog;
};

export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await tags()).toHaveLength(5));
    await expect((await tags())[0]).toBe("v2.5-rc1");
    await expect(screen.getByRole("link", { name: "beam/2026-11 🎯" })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}/tags/${demoTagGuid(name, "beam/2026-11 🎯")}`,
    );
    await expect(screen.getByRole("link", { name: demoSha(name, 9).slice(0, 7) })).toHaveAttribute(
      "href",
      `/app/projects/${projectGuid}/commits/${demoSha(name, 9)}`,
    );
    await userEvent.type(screen.getByRole("searchbox", { name: "Search tags" }), "beam/{Enter}");
    await waitFor(async () => expect(await tags()).toEqual(["beam/2026-11 🎯"]));
  },
};

/** On a tablet, the buttons of the rows don't cover the dates. */
export const OnATablet: Story = {
  render: (args) => (
    <div style={{ width: "690px" }}>
      <TagsPanel {...args} />
    </div>
  ),
  play: async () => {
    await waitFor(async () => expect(await tags()).toHaveLength(5));
    const box = (await tableOf("Tags")).parentElement!;
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const CreatesATag: Story = {
  play: async () => {
    await tableOf("Tags");
    const dialog = await open();
    await expect(dialog.getByRole("combobox", { name: /^Commit/ })).toHaveValue(demoSha(name, 9));
    const field = dialog.getByRole("textbox", { name: /^Name/ });
    const submit = dialog.getByRole("button", { name: "Create" });
    await userEvent.click(submit);
    await expect(field).toHaveAccessibleDescription("Enter a name");
    await userEvent.type(field, "v2.4");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Tag name must be unique"));
    await userEvent.click(submit);
    await expect(field).toHaveAccessibleDescription("Tag name must be unique");
    await userEvent.clear(field);
    await userEvent.type(field, "V2.4/a?b");
    await userEvent.type(dialog.getByRole("textbox", { name: "Message" }), "x".repeat(3));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /^Commit/ }), demoSha(name, 7));
    await userEvent.dblClick(submit);
    await seesToast("Tag 'V2.4/a?b' created.");
    await isDialogGone();
    await waitFor(async () => expect((await tags()).filter((tag) => tag === "V2.4/a?b")).toHaveLength(1));
    await expect(onEvent.mock.calls).toEqual([
      [{ type: "tag.created", projectGuid, tagGuid: expect.any(String) as unknown }],
    ]);
  },
};

let created: unknown;

/** The server ignores the order of commits and refuses an empty message. */
export const OfTheLatestCommit: Story = {
  parameters: {
    portal: {
      as: "customer@example.com",
      through:
        (send: typeof fetch): typeof fetch =>
        async (input, init) => {
          const request = new Request(input, init);
          if (request.method === "POST") created = await request.clone().json();
          const response = await send(request);
          if (!new URL(request.url).pathname.endsWith("/versions/")) return response;
          const page = (await response.json()) as { readonly results: readonly unknown[] };
          return Response.json({ ...page, results: [...page.results].reverse() });
        },
    },
  },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole("combobox", { name: /^Commit/ })).toHaveValue(demoSha(name, 9));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "newest{Enter}");
    await seesToast("Tag 'newest' created.");
    await expect(created).toEqual({ version_sha1: demoSha(name, 9), name: "newest" });
  },
};

const nothingByName = rewrittenResponses();

/** The server can't look up tags by name, so its refusal of the new tag appears on the field. */
export const RefusedName: Story = {
  parameters: { portal: { as: "customer@example.com", navigation, through: nothingByName.through } },
  beforeEach: () =>
    void nothingByName.responses.set(projects.getTagByName, () => new Response("<h1>Not Found</h1>", { status: 404 })),
  play: async () => {
    const dialog = await open();
    const field = dialog.getByRole("textbox", { name: /^Name/ });
    await userEvent.type(field, "v2.4{Enter}");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Tag name must be unique"));
    await seesToast("Failed to create tag.");
    await expect(field).toHaveValue("v2.4");
  },
};

/** Of 2,000 commits, the list shows 100. A search finds any other by its message. */
export const TagsAnOldCommit: Story = {
  args: { projectGuid: demoProjectGuid("Waveform recorder") },
  play: async () => {
    const dialog = await open();
    const search = await dialog.findByRole("searchbox", { name: "Find a commit" });
    await expect(search).toHaveAccessibleDescription(/^100 of 2,000 commits\./);
    await userEvent.type(search, "threshold 1234");
    const choice = dialog.getByRole("combobox", { name: /^Commit/ });
    await waitFor(() => expect(within(choice).getAllByRole("option")).toHaveLength(2));
    await userEvent.selectOptions(choice, demoSha("Waveform recorder", 1234));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "old{Enter}");
    await seesToast("Tag 'old' created.");
    await expect(await screen.findByText("Try threshold 1234")).toBeVisible();
  },
};

export const WithoutCommits: Story = {
  args: { projectGuid: demoProjectGuid("Scaler bank") },
  play: async () => {
    const dialog = within(await openDialog("Create tag"));
    await expect(
      await dialog.findByText("No project versions found. Please create a version before creating a tag."),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Create" })).toBeDisabled();
  },
};

export const DeletesATag: Story = {
  play: async () => {
    await press("Delete tag v2.4");
    await confirmTwice("Delete tag", "Delete tag");
    await seesToast("Tag 'v2.4' deleted.");
    await isDialogGone();
    await waitFor(async () => expect(await tags()).not.toContain("v2.4"));
    await expect(onEvent.mock.calls).toEqual([
      [{ type: "tag.deleted", projectGuid, tagGuid: demoTagGuid(name, "v2.4") }],
    ]);
    // The button that opened the dialog is gone. The focus stays at the list.
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole("table", { name: "Tags" })));
    await expect(document.body).not.toHaveFocus();
  },
};

export const RefusedDeletion: Story = {
  parameters: {
    portal: {
      as: "customer@example.com",
      navigation,
      fault: { kind: "500 json", calls: "/tags/", methods: ["DELETE"] },
    },
  },
  play: async () => {
    await press("Delete tag v2.4");
    await confirmTwice("Delete tag", "Delete tag");
    await seesToast("Failed to delete tag. Please try again.");
    await expect(await tags()).toContain("v2.4");
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Empty: Story = {
  args: { projectGuid: demoProjectGuid("Charge integrator") },
  play: async ({ canvas }) => expect(await canvas.findByText("No tags found.")).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch tags, please try again later."),
};

export const Missing: Story = {
  args: { projectGuid: demoProjectGuid("Muon telescope trigger (Weber)") },
  play: async () =>
    waitFor(() =>
      expect(navigation.visits).toEqual([
        { target: expect.objectContaining({ screen: "projects" }) as unknown, replace: true },
      ]),
    ),
};

/** A server without this endpoint, or a proxy's error page, doesn't mean that the project is missing. */
export const MissingCall: Story = {
  parameters: { portal: { fault: { kind: "404 html", calls: "/tags/" } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch tags, please try again later.");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch tags, please try again later.");
    await expect(navigation.visits).toEqual([]);
  },
};

export const Faults: Story = faultInjection({
  panel: () => <TagsPanel projectGuid={projectGuid} />,
  hasContent: (panel) => expect(within(panel).getByRole("table", { name: "Tags" })).toBeVisible(),
  ...failsWith("Failed to fetch tags, please try again later."),
}).story;
