import { seesToast } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { answerYes, forgetReleases, patches, portal } from "../../../testing/release-stories";
import { ReleaseManager } from "./release-manager";

const meta: Meta<typeof ReleaseManager> = {
  title: "Panels/Releases/RowMenu",
  component: ReleaseManager,
  parameters: { portal },
  beforeEach: forgetReleases,
};

export default meta;
type Story = StoryObj<typeof ReleaseManager>;

const menuOf = async (tag: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${tag}` }));
  return screen.findByRole("menu", { name: `Actions for ${tag}` });
};
const itemsOf = async (tag: string) => {
  const items = within(await menuOf(tag)).getAllByRole("menuitem");
  const labels = items.map((item) => item.textContent);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  return labels;
};
const choose = async (tag: string, action: string) =>
  userEvent.click(within(await menuOf(tag)).getByRole("menuitem", { name: action }));

/** Engineers can't unpublish. Requests are approved or rejected on the page of the release. */
export const OfAnEngineer: Story = {
  play: async () => {
    const always = ["Compare changelog…", "Generate temporary link…"];
    await expect(await itemsOf("v5.2.1")).toEqual([...always, "Publish as nightly"]);
    await expect(await itemsOf("v5.3.0-nightly.37")).toEqual([...always, "Ask for approval"]);
    await expect(await itemsOf("v5.2.0")).toEqual(always);
  },
};

export const WithoutFile: Story = {
  parameters: {
    portal: { ...portal, seed: "update releases set file_guid = null where tag_name = 'v5.3.0-nightly.37'" },
  },
  play: async () => {
    const ask = within(await menuOf("v5.3.0-nightly.37")).getByRole("menuitem", { name: /^Ask for approval/ });
    await expect(ask).toHaveAttribute("aria-disabled", "true");
    await expect(ask).toHaveTextContent("Ask for approval This release has no file.");
  },
};

export const OfAnAdmin: Story = {
  parameters: { portal: { ...portal, as: "admin@example.com" } },
  play: async () => {
    await expect(await itemsOf("v5.2.0")).toContain("Unpublish stable");
    await choose("v5.3.0-nightly.37", "Unpublish nightly");
    await answerYes("Unpublish nightly");
    await seesToast("The nightly build v5.3.0-nightly.37 was unpublished.");
    await expect(patches).toEqual([{ nightly_build: false }]);
    await waitFor(() => expect(screen.getByRole("button", { name: "Actions for v5.3.0-nightly.37" })).toHaveFocus());
    await expect(await itemsOf("v5.3.0-nightly.37")).toContain("Publish as nightly");
  },
};

export const OpensItsDialogs: Story = {
  play: async () => {
    for (const [action, title] of [
      ["Compare changelog…", /^Compare /],
      ["Generate temporary link…", "Generate Temporary Link"],
    ] as const) {
      await choose("v5.2.1", action);
      await expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(screen.getByRole("button", { name: "Actions for v5.2.1" })).toHaveFocus();
    }
  },
};

/** To edit the changelog, the dialog opens the page of the release. */
export const LeadsToAShortChangelog: Story = {
  play: async () => {
    portal.navigation.visits.length = 0;
    await choose("v5.2.2-rc.1", "Ask for approval");
    const dialog = await screen.findByRole("alertdialog", { name: "Changelog too short" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Edit changelog" }));
    const target = expect.objectContaining({ path: "/management/example-versions/v5.2.2-rc.1" });
    await expect(portal.navigation.visits).toEqual([{ target, replace: false }]);
  },
};
