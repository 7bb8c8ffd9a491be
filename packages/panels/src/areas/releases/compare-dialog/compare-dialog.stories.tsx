import { releases } from "@gatehouse/contract/releases";
import { press } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { useEndpoint } from "../../../data/use-endpoint";
import { ReleasePanel } from "../release-panel/release-panel";
import { CompareDialog } from "./compare-dialog";

const as = "release@example.com";
/** SQL that sets a changelog before the panel opens. */
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
  const dialog = within(await screen.findByRole("dialog", { name: `Compare the changelog of ${tag}` }));
  await expect(dialog.getByRole("heading", { name: /^Compare/ }).querySelector(".gh-id")).toHaveTextContent(tag);
  return dialog;
};
const linesOf = async (dialog: ReturnType<typeof within>) => {
  const lines: HTMLElement = await dialog.findByRole("region", { name: /^Changelog difference/ });
  return Array.from(lines.querySelectorAll<HTMLElement>(".gh-log-window > [data-kind]"), ({ dataset, children }) =>
    [dataset["kind"], children[1]?.textContent, children[2]?.textContent].join("|"),
  );
};

/** The dialog compares with the previous stable release. Added and removed lines have a sign and a text. */
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

/** The older release always comes first. Compared with an empty changelog, all lines are added. */
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

/** If the list has no changelogs, the dialog fetches the one of its row. */
export const FromAListWithoutChangelogs: Story = {
  render: () => (
    <PortalPanel name="ReleasePanel">
      <DialogOfARow />
    </PortalPanel>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Compare the changelog of v5.2.1" }));
    await expect(await linesOf(dialog)).toContain("removed|−|Removed: - One clock.");
    await expect(await linesOf(dialog)).toContain("added|+|Added: - Both clocks.");
  },
};

export const Failed: Story = {
  parameters: { portal: { as, fault: { kind: "500 json", calls: "-versions/v5.2.0/" } } },
  play: async () => {
    const dialog = await open();
    const failure = await dialog.findByText("We couldn't load the changelog of v5.2.0.");
    await expect(failure).toBeVisible();
  },
};

/** 250 nightly builds hide the previous stable release. It is still preselected, and a search finds older builds. */
const longList = `
  update releases set created_at = created_at - interval '400 days';
  insert into releases (tag_name, changelog, is_nightly, created_at)
    select 'v6.0.0-nightly.' || n, '- Build ' || n || '.', true, timestamptz '2026-11-18' - (250 - n) * interval '1 hour'
    from generate_series(1, 250) n`;

export const BeyondTheNewest: Story = {
  args: { versionTag: "v6.0.0-nightly.250" },
  parameters: { portal: { as, seed: longList } },
  play: async () => {
    const dialog = await open("v6.0.0-nightly.250");
    const choice = await dialog.findByRole("combobox", { name: "Compare with" });
    await expect(choice).toHaveDisplayValue("v5.2.0, stable");
    await expect(dialog.queryByRole("option", { name: "v6.0.0-nightly.17" })).toBeNull();
    const field = dialog.getByRole("searchbox", { name: "Find by tag name" });
    await userEvent.type(field, "NIGHTLY.17");
    await expect(await dialog.findByText("12 releases match.")).toBeVisible();
    // The compared release stays until the user chooses another one.
    await expect(choice).toHaveDisplayValue("v5.2.0");
    await userEvent.selectOptions(choice, "v6.0.0-nightly.17");
    await expect(await dialog.findByText("From v6.0.0-nightly.17 to v6.0.0-nightly.250")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "none");
    await expect(await dialog.findByText("No release matches.")).toBeVisible();
    await expect(choice).toHaveDisplayValue("v6.0.0-nightly.17");
  },
};

/** If the search fails, the user can still choose one of the newest releases. */
export const SearchFails: Story = {
  args: { versionTag: "v6.0.0-nightly.250" },
  parameters: { axe: false, portal: { as, seed: longList, fault: { kind: "500 html", calls: "search=" } } },
  play: async () => {
    const dialog = await open("v6.0.0-nightly.250");
    await userEvent.type(await dialog.findByRole("searchbox", { name: "Find by tag name" }), "NIGHTLY.200");
    await expect(await dialog.findByText(/^We couldn't search the releases/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Compare with" }), "v6.0.0-nightly.200");
    await expect(await dialog.findByText("From v6.0.0-nightly.200 to v6.0.0-nightly.250")).toBeVisible();
  },
};

const entry = "'- The report of path ' || n || ' lists both clocks.'";
const megabyte = (text: string) => `(select string_agg(${text}, E'\\n' order by n) from generate_series(1, 24000) n)`;

/** The dialog without the panel, which would draw the whole changelog. */
function DialogAlone({ versionTag }: { readonly versionTag: string }): ReactNode {
  const { data } = useEndpoint(releases.get, { versionTag });
  return data && <CompareDialog release={data} onClose={() => undefined} />;
}

function DialogOfARow(): ReactNode {
  const { data } = useEndpoint(releases.get, { versionTag: "v5.2.1" });
  return data && <CompareDialog release={{ ...data, changelog: undefined }} onClose={() => undefined} />;
}

/** Every tenth line of two 1 MB changelogs differs. The dialog draws only the lines in view. */
export const OneMegabyte: Story = {
  render: ({ versionTag }) => (
    <PortalPanel name="ReleasePanel">
      <DialogAlone versionTag={versionTag} />
    </PortalPanel>
  ),
  parameters: {
    axe: false,
    portal: {
      as,
      seed: `update releases set changelog = ${megabyte(entry)} where tag_name = 'v5.2.0';
        update releases set changelog = ${megabyte(`case when n % 10 = 0 then '- Fixed ' || n else ${entry} end`)}
          where tag_name = 'v5.2.1'`,
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("2,400 differences")).toBeVisible();
    const lines = dialog.getByRole("region", { name: /^Changelog difference/ });
    await expect(lines.querySelectorAll("*").length).toBeLessThan(1_000);
    lines.focus();
    await userEvent.keyboard("N");
    await waitFor(() =>
      expect(lines.querySelector("[data-kind=added][data-current]")).toHaveTextContent("Added: - Fixed 24000"),
    );
  },
};
