import { downloads } from "@gatehouse/contract/downloads";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DownloadsPanel } from "./downloads-panel";

const rewritten = rewrittenResponses();

const meta: Meta<typeof DownloadsPanel> = {
  title: "Panels/Downloads/Changelogs",
  component: DownloadsPanel,
  parameters: { portal: { as: "customer@example.com", through: rewritten.through } },
  beforeEach: () => rewritten.responses.clear(),
};

export default meta;
type Story = StoryObj<typeof DownloadsPanel>;

export const Changelog: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Changelog of v5.1.4" }));
    const dialog = await screen.findByRole("dialog", { name: "Changelog of v5.1.4" });
    await expect(within(dialog).getByText("v5.1.4")).toHaveClass("gh-id");
    await expect(await within(dialog).findByRole("heading", { name: "New", level: 3 })).toBeVisible();
    await expect(within(dialog).getByRole("link", { name: "release notes" })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await userEvent.click(within(dialog).getAllByRole("button", { name: "Close" }).at(-1)!);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** The text takes the height that the dialog's title and buttons leave. */
export const ChangelogOnAPhone: Story = {
  parameters: {
    viewport: { options: { phone: { name: "Phone", styles: { width: "360px", height: "740px" } } } },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Changelog of v5.2.0" }));
    const dialog = await screen.findByRole("dialog", { name: "Changelog of v5.2.0" });
    const text = within(dialog).getByRole("region", { name: "Changelog of v5.2.0" });
    await waitFor(() => expect(text.scrollHeight).toBeGreaterThan(text.clientHeight));
    await expect(text.offsetHeight).toBeGreaterThan(window.innerHeight * 0.65);
    await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
  },
};

export const ChangelogMissing: Story = {
  beforeEach: () => void rewritten.responses.set(downloads.getChangelog, () => new Response(null, { status: 500 })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Changelog of v5.2.0" }));
    const dialog = await screen.findByRole("dialog", { name: "Changelog of v5.2.0" });
    await expect(await within(dialog).findByText("Error, no changelog available for this version.")).toBeVisible();
    await expect(await screen.findByText("Failed to fetch changelog for this version.")).toBeVisible();
    rewritten.responses.set(downloads.getChangelog, { changelog: "Back **again**." });
    await userEvent.click(within(dialog).getByRole("button", { name: "Retry" }));
    await expect(await within(dialog).findByText("again")).toBeVisible();
  },
};
