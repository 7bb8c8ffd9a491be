import { demoBuilds, everyStateCommit } from "@gatehouse/story-kit/samples/build-samples";
import { demoTicketIds } from "@gatehouse/story-kit/samples/ticket-ids";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { BuildPanel } from "../areas/builds/build-panel/build-panel";
import { SimulationPanel } from "../areas/builds/simulation-panel/simulation-panel";
import { CommitPanel } from "../areas/projects/commit-panel/commit-panel";
import { TicketPanel } from "../areas/support/ticket-panel/ticket-panel";
import { failed, OriginPlace, originStories, requestedOrigins, sameSite, watched } from "../testing/origin-place";

const meta: Meta<typeof OriginPlace> = { title: "Panels/Files of another origin", ...originStories };

export default meta;
type Story = StoryObj<typeof OriginPlace>;

const hrefsOf = (elements: readonly HTMLElement[]) => [
  ...new Set(elements.map((element) => new URL((element as HTMLAnchorElement).href).origin)),
];

/** Files, raw logs and images come from the API's origin. Requests for previews and waves include cookies. */
export const SameSite: Story = {
  args: {
    origins: [sameSite],
    panels: (
      <>
        <BuildPanel {...everyStateCommit} buildNumber={demoBuilds.success} />
        <SimulationPanel {...everyStateCommit} buildNumber="2" />
        <CommitPanel {...everyStateCommit} />
        <TicketPanel ticketId={demoTicketIds.waiting} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const raw = await canvas.findAllByRole("link", { name: /^Raw log/ });
    await expect(hrefsOf(raw)).toEqual([sameSite]);
    const files = await waitFor(async () => {
      const links = canvas.getAllByRole("link").filter((link) => link.hasAttribute("download"));
      await expect(links.length).toBeGreaterThan(5);
      return links;
    });
    await expect(hrefsOf(files)).toEqual([sameSite]);
    // Without a `Content-Disposition` header, only a new tab keeps a file from replacing the page.
    for (const file of files) await expect(file).toHaveAttribute("target", "_blank");
    await waitFor(() => expect(canvas.getByRole("group", { name: "Waves" })).toBeVisible());
    await userEvent.click((await canvas.findAllByRole("link", { name: /Pasted screenshot 1\.png/ }))[0]!);
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByRole("img", { name: /Pasted screenshot/ })).toBeVisible();
    await expect(requestedOrigins()).toEqual(new Set([sameSite]));
    await expect([...new Set(watched.sent.map(({ credentials }) => credentials))]).toEqual(["include"]);
    await expect(watched.sent.some(({ url }) => url.includes("/attachments/"))).toBe(true);
    await expect(watched.sent.some(({ url }) => url.includes("/output/"))).toBe(true);
    for (const image of document.querySelectorAll<HTMLImageElement>("img[src^='http']"))
      await expect(new URL(image.src).origin).toBe(sameSite);
    await expect(failed()).toEqual([]);
  },
};
