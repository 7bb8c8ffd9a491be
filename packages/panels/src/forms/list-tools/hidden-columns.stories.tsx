import { isDialogGone, press, tableOf } from "@gatehouse/story-kit/portal/steps";
import { everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { BuildsPanel } from "../../areas/builds/builds-panel/builds-panel";
import { SimulationsPanel } from "../../areas/builds/simulations-panel/simulations-panel";
import { DownloadsPanel } from "../../areas/downloads/downloads-panel/downloads-panel";

const forget = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith("gatehouse.list.")) localStorage.removeItem(key);
};

/** Lists whose other stories do not choose columns. */
const meta: Meta = {
  title: "Panels/Forms/Hidden columns",
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: () => {
    forget();
    return forget;
  },
};

export default meta;

const headers = async (list: string) =>
  within(await tableOf(list))
    .getAllByRole("columnheader")
    .map((header) => header.textContent);

const hides = (panel: ReactElement, column: string, list: string): StoryObj => ({
  render: () => panel,
  play: async () => {
    await press(`View: ${list}`);
    const view = within(await screen.findByRole("dialog", { name: "View" }));
    await userEvent.click(view.getByRole("checkbox", { name: column }));
    await userEvent.selectOptions(view.getByRole("combobox", { name: "Density" }), "comfortable");
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await waitFor(async () => expect(await headers(list)).not.toContain(column));
    await expect(await tableOf(list)).toHaveAttribute("data-density", "comfortable");
  },
});

export const Builds = hides(<BuildsPanel {...everyStateCommit} />, "Started on", "Builds");
export const Simulations = hides(<SimulationsPanel {...everyStateCommit} />, "Started on", "Simulations");
export const Versions = hides(<DownloadsPanel />, "Release date", "Stable Releases");
