import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import { faultKinds, formMessages } from "@gatehouse/story-kit/faults/faults";
import { unloadable } from "@gatehouse/story-kit/faults/unloadable";
import { DialogOpener } from "@gatehouse/story-kit/portal/dialog-opener";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import { isDialogGone } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { redeemCode } from "./redeem-code";
import { RedeemCouponDialog } from "./redeem-coupon-dialog";

const onEvent = fn();
const requests = recordedRequests();

const meta: Meta = {
  title: "Panels/Licenses/RedeemCouponDialog",
  render: () => (
    <PortalPanel name="Opened">
      <DialogOpener button="Coupon" dialog={RedeemCouponDialog} />
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

const spent = "RDR-SPENT-PRO00-00000-00000-000004";
const field = () => screen.getByRole("textbox", { name: "Coupon code" });
const redeem = () => userEvent.click(screen.getByRole("button", { name: "Redeem" }));
const writes = () => requests.made.filter((call) => call.includes("redeem-coupon"));
const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Coupon" }));
  const dialog = await screen.findByRole("dialog", { name: "Redeem coupon" });
  await waitFor(() => expect(field()).toHaveFocus());
  return dialog;
};
const complains = (text: string) =>
  waitFor(async () => {
    await expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
    await expect(field()).toHaveAttribute("aria-invalid", "true");
  });

export const Default: Story = {
  play: async () => {
    await open();
    await expect(field()).toHaveAccessibleDescription(
      "Enter the code as printed on your coupon, for example RDR-XXXXX-XXXXX-XXXXX-XXXXX-XXXXXX",
    );
    await expect(field()).toBeRequired();
    // Users read a coupon code letter by letter, so it must not wrap at a hyphen.
    const example = screen.getByText("RDR-XXXXX-XXXXX-XXXXX-XXXXX-XXXXXX");
    await expect(example.getClientRects()).toHaveLength(1);
    await expect(example.scrollWidth).toBe(example.clientWidth);
  },
};

export const Empty: Story = {
  play: async () => {
    await open();
    await userEvent.type(field(), "   {Enter}");
    await complains("Enter a coupon code");
    await expect(writes()).toEqual([]);
    await userEvent.type(field(), "R");
    await expect(field()).not.toHaveAttribute("aria-invalid");
  },
};

export const HiddenCharacters: Story = {
  play: async () => {
    await open();
    const code = "RDR-VALID\u200b-PRO00-00000-00000-000001";
    await userEvent.type(field(), `${code}{Enter}`);
    await complains("This code contains hidden characters. Type it again instead of pasting it.");
    await expect(field()).toHaveValue(code);
    await expect(writes()).toEqual([]);
    await userEvent.type(field(), "1");
    await expect(field()).not.toHaveAttribute("aria-invalid");
  },
};

export const Refused: Story = {
  play: async () => {
    await open();
    await userEvent.type(field(), spent);
    await redeem();
    await complains("This coupon has already been used.");
    await expect(field()).toHaveValue(spent);
    await expect(onEvent).not.toHaveBeenCalled();
    // The message is about the submitted value, so editing clears it.
    await userEvent.type(field(), "x");
    await expect(field()).not.toHaveAttribute("aria-invalid");
    for (const [code, text] of [
      ["nonsense", "This coupon code isn't valid."],
      ["RDR-STALE-PRO00-00000-00000-000005", "This coupon has expired."],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), `${code}{Enter}`);
      await complains(text);
    }
  },
};

/** The server's refusal is in the portal's language, not the browser's. */
export const RefusedInItalian: Story = {
  parameters: { portal: { as: "empty@example.com", locale: "it" } },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Coupon" }));
    await screen.findByRole("dialog", { name: "Riscatta coupon" });
    const code = screen.getByRole("textbox", { name: "Codice del coupon" });
    await userEvent.type(code, `${spent}{Enter}`);
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(expect.stringContaining("Questo coupon è già stato usato.")),
    );
  },
};

export const RedeemsOnce: Story = {
  play: async () => {
    await open();
    await userEvent.type(field(), "RDR-VALID-PRO00-00000-00000-000001");
    await userEvent.dblClick(screen.getByRole("button", { name: "Redeem" }));
    await isDialogGone();
    await expect(await screen.findByText("Coupon redeemed successfully.")).toBeInTheDocument();
    await expect(writes()).toEqual(["POST /api/webapp/v1/redeem-coupon/"]);
    await expect(onEvent.mock.calls).toEqual([[{ type: "license.coupon-redeemed" }]]);
    await expect(screen.getByRole("button", { name: "Coupon" })).toHaveFocus();
  },
};

/** The code that sends the coupon loads after the dialog. */
export const CodeNotLoaded: Story = {
  play: async () => {
    const restore = unloadable(redeemCode);
    try {
      await open();
      const code = "RDR-VALID-PRO00-00000-00000-000001";
      await userEvent.type(field(), `${code}{Enter}`);
      await complains("An unexpected error occurred while redeeming the coupon.");
      await expect(field()).toHaveValue(code);
      await expect(field(), "nothing is in doubt").not.toHaveAccessibleDescription(expect.stringContaining("may have"));
      await expect(writes()).toEqual([]);
    } finally {
      restore();
    }
    await redeem();
    await isDialogGone();
    await expect(await screen.findByText("Coupon redeemed successfully.")).toBeInTheDocument();
    await expect(writes()).toEqual(["POST /api/webapp/v1/redeem-coupon/"]);
  },
};

export const KeepsNoState: Story = {
  play: async () => {
    await open();
    await userEvent.type(field(), `${spent}{Enter}`);
    await complains("already been used");
    await userEvent.keyboard("{Escape}");
    await isDialogGone();
    await expect(screen.getByRole("button", { name: "Coupon" })).toHaveFocus();
    await open();
    await expect(field()).toHaveValue("");
    await expect(field()).not.toHaveAttribute("aria-invalid");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await isDialogGone();
  },
};

const hanging = changingFault();

export const Pending: Story = {
  parameters: { portal: { as: "empty@example.com", through: hanging.through, timeoutMs: 60_000 } },
  play: async () => {
    hanging.now = { kind: "hang", calls: "redeem-coupon" };
    const dialog = await open();
    await userEvent.type(field(), spent);
    await redeem();
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Redeem..." })).toHaveAttribute("aria-busy", "true"),
    );
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeInTheDocument();
    await expect(field()).toHaveValue(spent);
  },
};

/** The text on the field, by fault. */
const messages = {
  ...formMessages("Failed to redeem coupon.", "An unexpected error occurred while redeeming the coupon."),
  "400 fields": "This coupon is not for this account.",
};

const fault = changingFault();

/** Tests every fault that a form can meet. */
export const Faults: Story = {
  parameters: {
    axe: false,
    portal: { as: "empty@example.com", through: fault.through, timeoutMs: 10_000 },
  },
  beforeEach: () => {
    fault.now = undefined;
  },
  play: async () => {
    await open();
    const code = "RDR-VALID-PRO00-00000-00000-000001";
    await userEvent.type(field(), code);
    for (const kind of faultKinds) {
      if (kind === "latency") continue;
      fault.now = { kind, calls: "redeem-coupon" };
      await redeem();
      await complains(messages[kind]);
      await expect(field(), kind).toHaveValue(code);
      // Writes are not retried automatically. Editing clears the message of the last attempt.
      await userEvent.type(field(), "{Backspace}");
      await expect(field()).not.toHaveAttribute("aria-invalid");
      await userEvent.type(field(), "1");
    }
    fault.now = { kind: "latency" };
    await redeem();
    await isDialogGone();
    await expect(await screen.findByText("Coupon redeemed successfully.")).toBeInTheDocument();
  },
};
