import { releases } from "@gatehouse/contract/releases";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { forgetReleases, portal, rewritten } from "../../../testing/release-stories";
import { ReleasePanel } from "./release-panel";

const meta: Meta<typeof ReleasePanel> = {
  title: "Panels/Releases/DownloadLink",
  component: ReleasePanel,
  args: { versionTag: "v5.2.1" },
  parameters: { portal },
  beforeEach: forgetReleases,
};

export default meta;
type Story = StoryObj<typeof ReleasePanel>;

/** Sets the browser's clock ahead. A spy on `Date.now` won't do, because the spy itself calls it, too. */
function fiveMinutesLater(): () => void {
  const { now } = Date;
  Date.now = () => now() + 5 * 60_000;
  return () => {
    Date.now = now;
  };
}

/** After five minutes, the link expires and a new one replaces it. */
export const LinkRunsOut: Story = {
  play: async ({ canvas }) => {
    const before = (await canvas.findByRole("link", { name: "Download" })).getAttribute("href");
    const goBack = fiveMinutesLater();
    try {
      await waitFor(async () => {
        const link = canvas.getByRole("link", { name: "Download" });
        await expect(link.getAttribute("href")).not.toBe(before);
      });
      await expect(canvas.getByText(/[45]:\d\d left/)).toBeVisible();
    } finally {
      goBack();
    }
  },
};

/** If the request for a new link fails, a button replaces the expired link. */
export const LinkCannotBeRenewed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Download" });
    rewritten.responses.set(releases.get, () => new Response("", { status: 502 }));
    const goBack = fiveMinutesLater();
    try {
      const renew = await canvas.findByRole("button", { name: "Get a new link" });
      await expect(canvas.getByText("The link has expired.")).toBeVisible();
      await expect(canvas.queryByRole("link", { name: "Download" })).toBeNull();
      rewritten.responses.clear();
      await userEvent.click(renew);
      await expect(await canvas.findByRole("link", { name: "Download" })).toBeVisible();
    } finally {
      goBack();
    }
  },
};
