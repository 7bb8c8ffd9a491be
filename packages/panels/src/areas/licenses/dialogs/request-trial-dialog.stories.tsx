import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import { type FaultKind, formMessages, panelFaults } from "@gatehouse/story-kit/faults/faults";
import { DialogOpener } from "@gatehouse/story-kit/portal/dialog-opener";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import { isDialogGone } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { RequestTrialDialog } from "./request-trial-dialog";

const onEvent = fn();
const requests = recordedRequests();

const meta: Meta = {
  title: "Panels/Licenses/RequestTrialDialog",
  render: () => (
    <PortalPanel name="Opened">
      <DialogOpener button="Trial" dialog={RequestTrialDialog} />
    </PortalPanel>
  ),
  parameters: { portal: { as: "empty@example.com", onEvent, through: requests.through } },
  beforeEach: () => {
    requests.made.length = 0;
    onEvent.mockClear();
  },
};

export default meta;
type Story = StoryObj;

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Trial" }));
  const dialog = await screen.findByRole("dialog", { name: "Request trial" });
  await waitFor(() => expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus());
  return dialog;
};
const submit = (dialog: HTMLElement) => within(dialog).getByRole("button", { name: "Request trial" });

export const Default: Story = {
  play: async () => {
    const dialog = await open();
    await expect(dialog).toHaveTextContent(
      "Your account can have one free 30-day trial of Example. It starts right away.",
    );
    await expect(within(dialog).queryByRole("alert")).toBeNull();
  },
};

export const GrantsOnce: Story = {
  play: async () => {
    const dialog = await open();
    await userEvent.dblClick(submit(dialog));
    await isDialogGone();
    await expect(await screen.findByText("Trial license requested successfully.")).toBeInTheDocument();
    await expect(requests.made.filter((call) => call.includes("request-trial"))).toEqual([
      "POST /api/webapp/v1/request-trial/",
    ]);
    await expect(onEvent.mock.calls).toEqual([[{ type: "license.trial-requested" }]]);
    await expect(screen.getByRole("button", { name: "Trial" })).toHaveFocus();
    // The account has had its trial. The dialog shows the refusal of a second request, and forgets it on close.
    const again = await open();
    await userEvent.click(submit(again));
    await expect(await within(again).findByRole("alert")).toHaveTextContent(
      "Trials are only for accounts that have never had a license.",
    );
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(within(await open()).queryByRole("alert")).toBeNull();
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.tab();
    await expect(submit(dialog)).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await isDialogGone();
    await expect(await screen.findByText("Trial license requested successfully.")).toBeInTheDocument();
  },
};

const messages = formMessages(
  "An unexpected error occurred, try again later.",
  "An error occurred while requesting the trial license.",
);

const fault = changingFault();

export const Faults: Story = {
  parameters: {
    axe: false,
    portal: { as: "empty@example.com", through: fault.through, timeoutMs: 10_000 },
  },
  beforeEach: () => {
    fault.now = undefined;
  },
  play: async () => {
    const dialog = await open();
    // A refusal shows the text of the server.
    for (const kind of new Set<FaultKind>([...panelFaults, "400 detail"])) {
      if (kind === "latency") continue;
      fault.now = { kind, calls: "request-trial" };
      await userEvent.click(submit(dialog));
      await waitFor(() => expect(within(dialog).getByRole("alert")).toHaveTextContent(messages[kind]));
    }
    fault.now = { kind: "latency" };
    await userEvent.click(submit(dialog));
    await isDialogGone();
    await expect(await screen.findByText("Trial license requested successfully.")).toBeInTheDocument();
  },
};
