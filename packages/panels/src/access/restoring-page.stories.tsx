import type { Meta, StoryObj } from "@storybook/react-vite";
import { IsRestoringProvider } from "@tanstack/react-query";
import { screen } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";

const meta: Meta = {
  title: "Panels/Restoring page",
  parameters: { portal: { as: "customer@example.com" }, axe: false },
};

export default meta;

/** A page that restores its own query cache, from a store that is slow, does not delay the panels. */
export const Default: StoryObj = {
  render: () => (
    <IsRestoringProvider value>
      <LicensesPanel />
    </IsRestoringProvider>
  ),
  play: async () => {
    await screen.findByRole("table", { name: "My Licenses" }, { timeout: 20_000 });
  },
};
