import { downloads } from "@gatehouse/contract/downloads";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PollPaceContext } from "../../../data/poll-pace";
import { DownloadsPanel } from "./downloads-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();

const meta: Meta<typeof DownloadsPanel> = {
  title: "Panels/Downloads/ChangedMeanwhile",
  component: DownloadsPanel,
  parameters: { axe: false, portal: { as: "customer@example.com", navigation, through: rewritten.through } },
  beforeEach: () => {
    navigation.search.write("");
    rewritten.responses.clear();
  },
};

export default meta;
type Story = StoryObj<typeof DownloadsPanel>;

const button = () => screen.queryByRole("button", { name: "Download v5.2.0" });
const isGone = () => waitFor(() => expect(button()).toBeNull());
const unpublish = () => {
  rewritten.responses.set(downloads.listStable, []);
  rewritten.responses.set(downloads.listNotices, [
    { tag_name: "v5.2.0", unpublished_at: "2026-11-20T08:00:00.000Z", reason: null, successor: null },
  ]);
};
const hasNotice = () => screen.findByRole("button", { name: "Dismiss the notice about v5.2.0" });

/** The toast shows the server's reason, and the list is refetched. */
export const NotAllowedAnymore: Story = {
  play: async () => {
    await waitFor(() => expect(button()).toBeEnabled());
    const detail = "Your licenses do not allow you to download this Example version.";
    rewritten.responses.set(downloads.getDownloadLink, () => Response.json({ detail }, { status: 403 }));
    unpublish();
    await userEvent.click(button()!);
    await expect(await screen.findByText("Failed to retrieve download link for the selected version.")).toBeVisible();
    await expect(screen.getByText(detail)).toBeVisible();
    await isGone();
  },
};

export const Unpublished: Story = {
  play: async () => {
    await waitFor(() => expect(button()).toBeEnabled());
    rewritten.responses.set(downloads.getDownloadLink, () => Response.json({ detail: "Not found." }, { status: 404 }));
    unpublish();
    await userEvent.click(button()!);
    await expect(await screen.findByText("This version is no longer available.")).toBeVisible();
    await isGone();
    await expect(await hasNotice()).toBeVisible();
  },
};

/** Without any press, polling finds the change. The panel polls even if it is alone on a page. */
export const Polled: Story = {
  render: (args) => (
    <PollPaceContext value={1 / 300}>
      <DownloadsPanel {...args} />
    </PollPaceContext>
  ),
  play: async () => {
    await waitFor(() => expect(button()).toBeEnabled());
    unpublish();
    await isGone();
    await expect(await hasNotice()).toBeVisible();
  },
};
