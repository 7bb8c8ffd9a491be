import { downloads } from "@gatehouse/contract/downloads";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { accountHash } from "../../../data/account-hash";
import { DownloadsPanel } from "./downloads-panel";

const navigation = recordedNavigation();
const opened: string[] = [];
const { open } = window;
const ownStable = `gatehouse.version.example.${accountHash("customer@example.com")}.stable`;

const meta: Meta<typeof DownloadsPanel> = {
  title: "Panels/Downloads/NewerVersions",
  component: DownloadsPanel,
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => {
    navigation.search.write("");
    opened.length = 0;
    localStorage.removeItem(ownStable);
    window.open = (url) => {
      opened.push(String(url));
      return { opener: window } as Window;
    };
    return () => {
      window.open = open;
    };
  },
};

export default meta;
type Story = StoryObj<typeof DownloadsPanel>;

const rows = async (name = "Stable Releases") =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .slice(1);

/** Users who choose or download a version see which ones are newer. */
export const OwnVersion: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Changelog of v5.1.3" }));
    const changelog = within(await screen.findByRole("dialog"));
    await userEvent.click(changelog.getByRole("button", { name: "I have this version" }));
    await expect(changelog.getByText("Your version")).toBeVisible();
    await userEvent.click(changelog.getAllByRole("button", { name: "Close" }).at(-1)!);
    await expect(await canvas.findByText("You have v5.1.3. 2 stable releases are newer.")).toBeVisible();
    await expect(within((await rows())[2]!).getByText("Your version")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Download v5.1.4" }));
    await expect(await canvas.findByText("You have v5.1.4. 1 stable release is newer.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Download v5.2.0" }));
    await waitFor(() => expect(canvas.queryByText(/^You have/)).toBeNull());
  },
};

/** One dialog shows everything between two versions. */
export const ChangesBetweenVersions: Story = {
  parameters: { portal: { as: "customer@example.com", navigation } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Changelog of v5.1.2" }));
    await userEvent.click(await screen.findByRole("button", { name: "I have this version" }));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await canvas.findByRole("button", { name: "See what changed since v5.1.2" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Changes from v5.1.2 to v5.2.0" }));
    await expect(await dialog.findByText(/^3 versions, \d+ changes, 1 step before you update$/)).toBeVisible();
    const changes = within(dialog.getByRole("region", { name: "Changes" }));
    await expect(changes.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
      "v5.2.0",
      "v5.1.4",
      "v5.1.3",
    ]);
    await expect(await changes.findAllByText(/Keep a copy:$/)).toHaveLength(2);
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Up to" }), "v5.1.4");
    await expect(screen.getByRole("dialog", { name: "Changes from v5.1.2 to v5.1.4" })).toBeVisible();
    await expect(changes.getAllByRole("heading", { level: 3 })).toHaveLength(2);
    await expect(dialog.getByRole("button", { name: "Download v5.1.4" })).toBeEnabled();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Your version" }), "v5.1.4");
    await expect(screen.getByRole("dialog", { name: "Changes from v5.1.4 to v5.2.0" })).toBeVisible();
    await expect(localStorage.getItem(ownStable)).toBe("v5.1.4");
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await userEvent.click(await dialog.findByRole("button", { name: "Copy as Markdown" }));
    await expect(write.mock.calls[0]?.[0]).toMatch(/^# v5\.2\.0\n\n# What is new\n/);
    write.mockRestore();
  },
};

const rewritten = rewrittenResponses();
const responded = { as: "customer@example.com", navigation, through: rewritten.through };

/** One changelog that can't be read leaves the others readable, and has its own Retry button. */
export const ChangesInPart: Story = {
  parameters: { portal: responded },
  beforeEach: () => {
    rewritten.responses.clear();
    localStorage.setItem(ownStable, "v5.1.3");
    let calls = 0;
    rewritten.responses.set(downloads.getChangelog, () => {
      calls += 1;
      return calls === 1 ? new Response(null, { status: 404 }) : Response.json({ changelog: "- Read" });
    });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "See what changed since v5.1.3" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("Read")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Copy as Markdown" })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(dialog.getAllByText("Read")).toHaveLength(2));
    await expect(dialog.getByText("2 versions, 2 changes")).toBeVisible();
  },
};

/** Lists come in pages of 100. The dialog includes the versions of later pages. */
export const MoreThanOnePage: Story = {
  parameters: { portal: responded },
  beforeEach: () => {
    rewritten.responses.clear();
    localStorage.setItem(ownStable, "v1.0.0");
    const versions = Array.from({ length: 104 }, (_, at) => ({
      tag_name: `v1.${103 - at}.0`,
      created_at: new Date(Date.UTC(2026, 0, 1) - at * 86_400_000).toISOString(),
      my_example_supported: true,
    }));
    rewritten.responses.set(downloads.listStable, (url: string) => {
      const { searchParams } = new URL(url);
      const [page, size] = [Number(searchParams.get("page") ?? 1), Number(searchParams.get("page_size") ?? 104)];
      const results = versions.slice((page - 1) * size, page * size);
      return Response.json({ count: versions.length, next: null, previous: null, results });
    });
    rewritten.responses.set(downloads.getChangelog, { changelog: "- Change" });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("You have v1.0.0. 103 stable releases are newer.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "See what changed since v1.0.0" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Changes from v1.0.0 to v1.103.0" }));
    await expect(await dialog.findByText("103 versions, 103 changes")).toBeVisible();
  },
};
