import { press } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { ReleasePanel } from "../release-panel/release-panel";

const as = "release@example.com";
/** Sets a changelog before the panel is opened. */
const changelog = (tag: string, text: string) => `update releases set changelog = ${text} where tag_name = '${tag}'`;

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/CompareChangelogs",
  component: ReleasePanel,
  args: { versionTag: "v5.2.1" },
  parameters: {
    portal: {
      as,
      seed: `${changelog("v5.2.1", "E'## Fixes\\n\\n- Both clocks.\\n- At 12:00:01 too.\\n'")};
        ${changelog("v5.2.0", "E'## Fixes\\n\\n- One clock.\\n- At 12:00:02 too.\\n'")};
        ${changelog("v5.1.4", "''")}`,
    },
  },
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;

const open = async (tag = "v5.2.1") => {
  await press("Compare…");
  return within(await screen.findByRole("dialog", { name: `Compare the changelog of ${tag}` }));
};
const linesOf = async (dialog: ReturnType<typeof within>) => {
  const lines: HTMLElement = await dialog.findByRole("region", { name: /^Changelog difference/ });
  return Array.from(lines.querySelectorAll<HTMLElement>(".gh-log-window > [data-kind]"), ({ dataset, children }) =>
    [dataset["kind"], children[1]?.textContent, children[2]?.textContent].join("|"),
  );
};

/** The stable release before is the other one. Each line that was added or removed has a sign and says so. */
export const Default: Story = {
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByRole("combobox", { name: "Compare with" })).toHaveDisplayValue("v5.2.0, stable");
    await expect(await linesOf(dialog)).toEqual([
      "equal||## Fixes",
      "equal||",
      "removed|−|Removed: - One clock.",
      "removed|−|Removed: - At 12:00:02 too.",
      "added|+|Added: - Both clocks.",
      "added|+|Added: - At 12:00:01 too.",
    ]);
    await expect(dialog.getByText("From v5.2.0 to v5.2.1")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Ignore times" })).toBeNull();
  },
};

/** A newer one is compared with this one, not the other way round; an empty changelog is all removed or added. */
export const ChoosesAnother: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: "Compare with" }), "v5.2.2-rc.1");
    await expect(await dialog.findByText("From v5.2.1 to v5.2.2-rc.1")).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Compare with" }), "v5.1.4");
    await expect(await dialog.findByText("From v5.1.4 to v5.2.1")).toBeVisible();
    await expect((await linesOf(dialog)).filter((line) => line.startsWith("added"))).toHaveLength(4);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByRole("button", { name: "Compare…" })).toHaveFocus();
  },
};

export const Same: Story = {
  parameters: { portal: { as, seed: `update releases set changelog = '- Nothing.'` } },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("The changelogs are the same")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { portal: { as, seed: `update releases set changelog = ''` } },
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText("The changelogs are the same")).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { portal: { as, fault: { kind: "500 json", calls: "-versions/v5.2.0/" } } },
  play: async () => {
    const dialog = await open();
    // Reads are tried again before they fail.
    const failure = await dialog.findByText("We couldn't load the changelog of v5.2.0.", {}, { timeout: 30_000 });
    await expect(failure).toBeVisible();
  },
};
