import { downloads } from "@gatehouse/contract/downloads";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { LatestReleaseCard } from "./latest-release-card";

const rewritten = rewrittenResponses();

const meta: Meta<typeof LatestReleaseCard> = {
  title: "Panels/Downloads/LatestReleaseCard",
  component: LatestReleaseCard,
  args: { kind: "stable" },
  parameters: { portal: { as: "empty@example.com", through: rewritten.through } },
  beforeEach: () => rewritten.responses.clear(),
};

export default meta;
type Story = StoryObj<typeof LatestReleaseCard>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Download v5.2.0" })).not.toHaveAttribute("aria-disabled");
    await expect(canvas.getByText("Stable")).toBeVisible();
    await expect(canvas.getByText(/^[0-9a-f]{64}$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Changelog of v5.2.0" }));
    const dialog = await screen.findByRole("dialog", { name: "Changelog of v5.2.0" });
    await expect(await within(dialog).findByRole("region", { name: "Table" })).toBeVisible();
  },
};

export const Nightly: Story = {
  args: { kind: "nightly" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Download v5.3.0-nightly.40" })).toBeVisible();
    await expect(canvas.getByText("Nightly")).toBeVisible();
  },
};

export const Legacy: Story = {
  beforeEach: () => {
    rewritten.responses.set(downloads.listStable, [
      { tag_name: "v4.0.0", created_at: "2026-01-01T00:00:00Z", my_example_supported: false },
    ]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("v4.0.0")).toBeVisible();
    await expect(canvas.getByText("Legacy")).toBeVisible();
  },
};

export const WithoutFile: Story = {
  beforeEach: () => {
    rewritten.responses.set(downloads.listStable, [
      { tag_name: "v4.0.0", created_at: "2026-01-01T00:00:00Z", my_example_supported: true, size: null, sha256: null },
    ]);
  },
  play: async ({ canvas }) => {
    const download = await canvas.findByRole("button", { name: "Download v4.0.0" });
    await expect(download).toHaveAttribute("aria-disabled", "true");
    await expect(download).toHaveAccessibleDescription("This version has no file.");
  },
};

/** Without a nightly build, the card shows nothing. */
export const NoNightly: Story = {
  args: { kind: "nightly" },
  beforeEach: () => {
    rewritten.responses.set(downloads.listNightly, []);
  },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByText("Latest nightly build")).toBeNull()),
};

export const Empty: Story = {
  beforeEach: () => {
    rewritten.responses.set(downloads.listStable, []);
  },
  play: async ({ canvas }) => expect(await canvas.findByText("No stable releases yet")).toBeVisible(),
};

/** The server ignores the requested order and lists the oldest first, in pages. */
export const OldestFirst: Story = {
  beforeEach: () => {
    const tags = ["v4.0.0", "v4.1.0", "v4.2.0", "v5.0.0", "v5.1.0"];
    rewritten.responses.set(downloads.listStable, (url: string) => {
      const { searchParams } = new URL(url);
      const [page, size] = ["page", "page_size"].map((name) => Number(searchParams.get(name)));
      const results = tags
        .map((tag_name, at) => ({ tag_name, created_at: `2026-0${at + 1}-01T00:00:00Z`, my_example_supported: true }))
        .slice((page! - 1) * size!, page! * size!);
      return Response.json({ count: tags.length, next: null, previous: null, results });
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Download v5.1.0" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByText("Latest stable release")).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch Example versions."),
};

export const Faults: Story = faultInjection({
  panel: () => <LatestReleaseCard kind="stable" />,
  hasContent: (panel) => expect(within(panel).getByRole("button", { name: "Download v5.2.0" })).toBeVisible(),
  ...failsWith("Failed to fetch Example versions."),
}).story;
