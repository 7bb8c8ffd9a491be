import { downloads } from "@gatehouse/contract/downloads";
import { licenses } from "@gatehouse/contract/licenses";
import { failsWith, faultInjection } from "@gatehouse/story-kit/faults/fault-injection";
import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { accountHash } from "../../../data/account-hash";
import { DownloadsPanel } from "./downloads-panel";

const navigation = recordedNavigation();
const rewritten = rewrittenResponses();
const opened: string[] = [];
const { open } = window;
const ownStable = `gatehouse.version.example.${accountHash("customer@example.com")}.stable`;

const meta: Meta<typeof DownloadsPanel> = {
  title: "Panels/Downloads/DownloadsPanel",
  component: DownloadsPanel,
  parameters: { portal: { as: "customer@example.com", navigation } },
  beforeEach: () => {
    navigation.search.write("");
    opened.length = 0;
    localStorage.removeItem(ownStable);
    rewritten.responses.clear();
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

/** Dates show the exact time on hover and on keyboard focus. */
export const ExactTimes: Story = {
  parameters: { axe: false },
  play: async () => {
    const date = within((await rows())[0]!).getByRole("time");
    await userEvent.hover(date);
    const tooltip = await screen.findByRole("tooltip");
    await expect(tooltip).toHaveTextContent(/^\d+ Nov 2026, \d\d:\d\d:\d\d UTC$/);
    await userEvent.unhover(date);
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await userEvent.keyboard("{Tab}");
    date.focus();
    await waitFor(() => expect(date).toHaveAccessibleDescription(/ UTC$/));
  },
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await rows()).toHaveLength(10);
    await expect((await rows())[0]).toHaveTextContent(/v5\.2\.0/);
    within((await rows())[0]!)
      .getByRole("time")
      .focus();
    await userEvent.keyboard("{Shift}");
    await expect(within((await rows())[9]!).getByText("Legacy")).toBeVisible();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Last" })).toBeEnabled();
    await userEvent.click(canvas.getByRole("tab", { name: "Nightly Builds" }));
    await expect((await rows("Nightly Builds"))[0]).toHaveTextContent("v5.3.0-nightly.40");
    await expect(navigation.search.read()).toBe("?downloads.tab=nightly");
    await userEvent.click(canvas.getByRole("button", { name: "Last" }));
    await waitFor(async () => expect((await rows("Nightly Builds")).at(-1)).toHaveTextContent("v5.3.0-nightly.1"));
  },
};

/** The lines that a row's controls and texts take, by their vertical centers. */
const linesOf = (row: HTMLElement) => {
  const centers = [...row.querySelectorAll<HTMLElement>(".gh-id, .gh-badge, time, .gh-button")].map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  const apart = 8;
  return centers.toSorted((a, b) => a - b).filter((center, at, all) => at === 0 || center - all[at - 1]! > apart);
};

export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ width: "340px" }}>
      <DownloadsPanel {...args} />
    </div>
  ),
  beforeEach: () => localStorage.setItem(ownStable, "v5.2.0"),
  play: async () => {
    for (const row of await rows("Stable Releases")) await expect(linesOf(row).length).toBeLessThanOrEqual(3);
    await userEvent.click(screen.getByRole("tab", { name: "Nightly Builds" }));
    for (const row of await rows("Nightly Builds")) await expect(linesOf(row).length).toBeLessThanOrEqual(3);
  },
};

export const WithoutLicense: Story = {
  parameters: { portal: { as: "empty@example.com", navigation } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Download v5.2.0" })).not.toHaveAttribute("aria-disabled");
    const older = canvas.getByRole("button", { name: "Download v5.1.4" });
    await expect(older).toHaveAttribute("aria-disabled", "true");
    await expect(older).toHaveAccessibleDescription("Your licenses do not allow you to download this Example version.");
  },
};

/** While the license is unknown, no button gives a reason that might be wrong. The server decides. */
export const LicenseUnknown: Story = {
  parameters: { portal: { as: "empty@example.com", navigation, through: rewritten.through } },
  beforeEach: () => void rewritten.responses.set(licenses.best, () => new Response("", { status: 500 })),
  play: async ({ canvas }) => {
    const older = await canvas.findByRole("button", { name: "Download v5.1.4" });
    await waitFor(() => expect(older).not.toHaveAttribute("aria-disabled"));
    await expect(older).not.toHaveAccessibleDescription();
  },
};

const responded = { as: "customer@example.com", navigation, through: rewritten.through };

export const Download: Story = {
  parameters: { portal: responded },
  beforeEach: () => rewritten.responses.clear(),
  play: async ({ canvas }) => {
    const press = async () => userEvent.click(await canvas.findByRole("button", { name: "Download v5.2.0" }));
    await press();
    await waitFor(() =>
      expect(opened).toEqual([expect.stringMatching(/^https?:\/\/[^/]+\/download\/[\w.-]+\/compiler-v5\.2\.0\.zip$/)]),
    );
    const failures: unknown[] = [
      () => new Response(null, { status: 500 }),
      { download_link: null },
      { download_link: "javascript:alert(1)" },
    ];
    for (const [at, response] of failures.entries()) {
      rewritten.responses.set(downloads.getDownloadLink, response);
      await press();
      await waitFor(() =>
        expect(screen.getAllByText("Failed to retrieve download link for the selected version.")).toHaveLength(at + 1),
      );
    }
    await expect(opened).toHaveLength(1);
  },
};

export const Empty: Story = {
  parameters: { portal: responded },
  beforeEach: () => {
    rewritten.responses.clear();
    rewritten.responses.set(downloads.listStable, []);
  },
  play: async ({ canvas }) => expect(await canvas.findByText("No stable releases yet")).toBeVisible(),
};

/** The server returns the whole list, without sizes and digests. */
export const WholeList: Story = {
  parameters: { portal: responded },
  beforeEach: () => {
    rewritten.responses.clear();
    const versions = Array.from({ length: 23 }, (_, at) => ({
      tag_name: `v${at + 1}`,
      created_at: `2026-01-${String(at + 1).padStart(2, "0")}T12:00:00Z`,
      my_example_supported: true,
    }));
    rewritten.responses.set(downloads.listStable, versions);
  },
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent("v23"));
    await expect(await rows()).toHaveLength(10);
    await userEvent.click(canvas.getByRole("button", { name: "Last" }));
    await expect(await rows()).toHaveLength(3);
  },
};

const longTag = `v5.2.0-${"nightly.".repeat(12)}1`;

export const LongText: Story = {
  parameters: {
    portal: responded,
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "800px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
  beforeEach: () => {
    rewritten.responses.clear();
    rewritten.responses.set(downloads.listStable, [
      { tag_name: longTag, created_at: "never", my_example_supported: false },
    ]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(longTag)).toBeVisible();
    await expect(canvas.getByText("Invalid date format")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Loading: Story = {
  parameters: { portal: { fault: { kind: "hang" }, timeoutMs: 60_000 } },
  play: async ({ canvas }) => expect(await canvas.findByRole("status", { name: "Loading" })).toBeVisible(),
};

export const Failed: Story = {
  parameters: { portal: { fault: { kind: "403 json" } } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole("alert")).toHaveTextContent("Failed to fetch Example versions."),
};

export const Faults: Story = faultInjection({
  panel: () => <DownloadsPanel />,
  hasContent: (panel) => expect(within(panel).getByRole("button", { name: "Download v5.2.0" })).toBeVisible(),
  ...failsWith("Failed to fetch Example versions."),
}).story;
