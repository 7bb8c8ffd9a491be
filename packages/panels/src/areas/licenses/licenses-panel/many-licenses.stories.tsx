import { licenses } from "@gatehouse/contract/licenses";
import { rowOf, tableOf } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { aLicenseRow } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LicensesPanel } from "./licenses-panel";

const watched = watchedPortal();

const meta: Meta<typeof LicensesPanel> = {
  title: "Panels/Licenses/Many licenses",
  component: LicensesPanel,
  parameters: { axe: false, portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;
type Story = StoryObj<typeof LicensesPanel>;

const rows = Array.from({ length: 60 }, (_, index) => {
  const number = String(index + 1).padStart(4, "0");
  return aLicenseRow({ license_guids: [number], serial_numbers: [`GC-0000-${number}`] });
});
const size = 25;

/** Django REST Framework pages every list if a project sets a page size, also for requests without a page. */
export const OnAServerThatPagesAllLists: Story = {
  beforeEach: () => {
    watched.rewritten.responses.set(licenses.grouped, (url: string) => {
      const { pathname, searchParams } = new URL(url);
      const page = Number(searchParams.get("page") ?? 1);
      const results = rows.slice((page - 1) * size, page * size);
      const next = page * size < rows.length ? `http://portal.internal:8000${pathname}?page=${page + 1}` : null;
      return Response.json({ count: String(rows.length), next, previous: null, results });
    });
  },
  play: async ({ canvas }) => {
    await tableOf("My Licenses");
    await expect(canvas.getByRole("tab", { name: "My Licenses 60" })).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox"), "GC-0000-0060{Enter}");
    await expect(await rowOf("My Licenses", "GC-0000-0060")).toBeVisible();
  },
};
