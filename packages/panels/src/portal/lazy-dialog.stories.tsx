import { Dialog } from "@gatehouse/design/dialog";
import { DialogOpener } from "@gatehouse/story-kit/portal/dialog-opener";
import { isDialogGone, openDialog, press, seesToast } from "@gatehouse/story-kit/portal/steps";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { PortalPanel } from "../access/portal-panel";
import { lazyDialog } from "./lazy-dialog";

const watched = watchedPortal();
const { onEvent } = watched;

let isConnected = false;

const Fetched = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Fetched" onClose={onClose}>
    Here it is.
  </Dialog>
);

const Late = lazyDialog("Late", async () => {
  if (!isConnected) throw new TypeError("Failed to fetch dynamically imported module");
  return Fetched;
});

let arrive: (dialog: typeof Fetched) => void;
const Slow = lazyDialog("Slow", () => new Promise<typeof Fetched>((resolve) => (arrive = resolve)));

const meta: Meta = {
  title: "Panels/LazyDialog",
  render: () => (
    <PortalPanel name="Opener">
      <DialogOpener button="Open" dialog={Late} />
    </PortalPanel>
  ),
  parameters: { portal: { as: "customer@example.com", ...watched.portal } },
  beforeEach: watched.reset,
};

export default meta;

/** If the dialog's code can't load, the page stays, and opening the dialog again retries. */
export const TriesAgain: StoryObj = {
  play: async ({ canvas }) => {
    isConnected = false;
    await press("Open");
    await seesToast("We couldn't load this. Check your connection, then try again.");
    await expect(onEvent.mock.calls).toEqual([[{ type: "panel.failed", panel: "Late", error: expect.any(TypeError) }]]);
    await expect(screen.queryByRole("dialog")).toBeNull();
    isConnected = true;
    const dialog = await openDialog("Open");
    await expect(dialog).toHaveAccessibleName("Fetched");
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus());
  },
};

/** While the dialog's code loads on a slow network, an arc shows that the press was received. */
export const ShowsThatItLoads: StoryObj = {
  render: () => (
    <PortalPanel name="Opener">
      <DialogOpener button="Open" dialog={Slow} />
    </PortalPanel>
  ),
  play: async ({ canvasElement }) => {
    await press("Open");
    const arc = () => canvasElement.querySelector("[data-spin]");
    await waitFor(() => expect(arc()).toBeVisible());
    arrive(Fetched);
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName("Fetched");
    await expect(arc()).toBeNull();
  },
};
