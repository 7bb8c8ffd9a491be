import { projects } from "@gatehouse/contract/projects";
import { isDialogGone, press, seesToast, textbox } from "@gatehouse/story-kit/portal/steps";
import { everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoProjectGuid, demoTagGuid } from "@gatehouse/story-kit/samples/demo-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { eventsOf, inDialog, lostResponses, type LostRun } from "../../testing/lost-responses";
import { CommitPanel } from "./commit-panel/commit-panel";
import { ProjectSettingsPanel } from "./project-settings-panel/project-settings-panel";
import { TagsPanel } from "./tags-panel/tags-panel";

const meta: Meta = { title: "Panels/Projects/LostResponses" };

export default meta;
type Story = StoryObj;

const as = "customer@example.com";
const name = "Muon telescope trigger";
const projectGuid = demoProjectGuid(name);

const settings = async ({ client }: LostRun) => {
  const { name: now, description, tags_count: tags } = await client.call(projects.get, { projectGuid });
  return [now, description, tags];
};
const tags = async ({ client }: LostRun) => {
  const { results } = await client.call(projects.listTags, { projectGuid, query: { page: 0, page_size: 0 } });
  return results.map((tag) => [tag.name, tag.project_version?.version_sha1]);
};

export const Updates: Story = lostResponses({
  call: projects.update,
  as,
  state: settings,
  panel: () => <ProjectSettingsPanel projectGuid={projectGuid} />,
  send: async () => {
    const field = await textbox(/^Name/);
    await userEvent.clear(field);
    await userEvent.type(field, "Muon trigger");
    await press("Save");
  },
  reported: "Project settings saved.",
  failed: "Failed to update project.",
});

export const Deletes: Story = lostResponses({
  call: projects.delete,
  as,
  state: async ({ client }) => (await client.call(projects.list, { query: { page: 0, page_size: 0 } })).count,
  panel: () => <ProjectSettingsPanel projectGuid={projectGuid} />,
  send: () =>
    inDialog(async () => {
      await press("Delete project");
      await userEvent.type(within(await screen.findByRole("alertdialog")).getByRole("textbox"), name);
    }, "Delete project"),
  reported: async (run) => {
    await seesToast(`Project '${name}' deleted.`);
    await waitFor(() =>
      expect(run.navigation.visits).toContainEqual({
        target: expect.objectContaining({ screen: "projects" }) as unknown,
        replace: false,
      }),
    );
    await expect(eventsOf(run)).toEqual([{ type: "project.deleted", projectGuid }]);
  },
  failed: "Failed to delete project. Please try again.",
});

export const CreatesATag: Story = lostResponses({
  call: projects.createTag,
  as,
  state: tags,
  panel: () => <TagsPanel projectGuid={projectGuid} />,
  send: () =>
    inDialog(async () => {
      await press("Create tag");
      const dialog = within(await screen.findByRole("dialog"));
      await dialog.findByRole("combobox", { name: /^Commit/ });
      await userEvent.type(dialog.getByRole("textbox", { name: /^Name/ }), "v2.5/beam?");
    }, "Create"),
  reported: "Tag 'v2.5/beam?' created.",
  failed: "Failed to create tag.",
});

export const DeletesATag: Story = lostResponses({
  call: projects.deleteTag,
  as,
  state: tags,
  panel: () => <TagsPanel projectGuid={projectGuid} />,
  send: () => inDialog(() => press("Delete tag v2.4"), "Delete tag"),
  reported: async (run) => {
    await seesToast("Tag 'v2.4' deleted.");
    await isDialogGone();
    await expect(eventsOf(run)).toEqual([{ type: "tag.deleted", projectGuid, tagGuid: demoTagGuid(name, "v2.4") }]);
  },
  failed: "Failed to delete tag. Please try again.",
});

export const DeletesSources: Story = lostResponses({
  call: projects.deleteSources,
  as: "customer@example.com",
  panel: () => <CommitPanel {...everyStateCommit} />,
  send: () => inDialog(() => press("Delete source files"), "Delete Sources"),
  reported: () => seesToast("Source files deleted."),
  failed: "Failed to delete sources, please try again later.",
  state: async ({ client }) => (await client.call(projects.getCommit, { ...everyStateCommit })).scf_file,
});
