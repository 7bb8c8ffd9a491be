import { viewer } from "@gatehouse/contract/viewer";
import { unloadable } from "@gatehouse/story-kit/faults/unloadable";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import { watchedPortal } from "@gatehouse/story-kit/portal/watched-portal";
import { longText } from "@gatehouse/story-kit/samples/license-samples";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { PortalRoot } from "../../portal/portal-root";
import { acceptCode, leavingCode } from "./agreement-code";
import { AgreementDialog } from "./agreement-dialog";

const onAccepted = fn();
const watched = watchedPortal();
const { fault, navigation, onEvent, requests, rewritten } = watched;

const meta: Meta<typeof AgreementDialog> = {
  title: "Panels/Viewer/AgreementDialog",
  component: AgreementDialog,
  args: { onAccepted },
  decorators: [
    (Story) => (
      <PortalRoot isHost>
        <Story />
      </PortalRoot>
    ),
  ],
  parameters: { portal: { as: "pending@example.com", ...watched.portal, timeoutMs: 60_000 } },
  beforeEach: () => {
    watched.reset();
    onAccepted.mockClear();
  },
};

export default meta;
type Story = StoryObj<typeof AgreementDialog>;

const box = (name: string | RegExp) => screen.findByRole("checkbox", { name });
const acceptance = () => box("I accept the license agreement.");
const marketing = () => box("I want to receive marketing emails.");
const notifications = () => box("I want to receive notification emails.");
const confirm = () => screen.getByRole("button", { name: "Confirm" });
const isShown = () => screen.findByRole("heading", { name: "1. Grant" });

async function savedChoices(loaded: Readonly<Record<string, unknown>>): Promise<readonly unknown[]> {
  const response = await openedPortal(loaded).fetch(new Request(`${window.location.origin}/api/webapp/v1/me/`));
  const { marketing_emails_accepted, user_related_emails_accepted } = (await response.json()) as Record<
    string,
    unknown
  >;
  return [marketing_emails_accepted, user_related_emails_accepted];
}

export const Default: Story = {
  play: async ({ loaded }) => {
    await isShown();
    const dialog = screen.getByRole("dialog", { name: "License agreement" });
    await expect(within(dialog).getByRole("region", { name: "License agreement" })).toHaveFocus();
    await expect(within(dialog).queryByRole("button", { name: "Close" })).toBeNull();
    await expect(await marketing(), "as it was saved").not.toBeChecked();
    await expect(await notifications(), "as it was saved").toBeChecked();
    await expect(confirm()).toHaveAttribute("aria-disabled", "true");
    await expect(confirm()).toHaveAccessibleDescription("Accept the license agreement to continue");
    await userEvent.click(confirm());
    (await acceptance()).focus();
    await userEvent.keyboard("{Enter}");
    await expect(requests.writes()).toEqual([]);
    await userEvent.click(await acceptance());
    await expect(confirm()).not.toHaveAttribute("aria-disabled");
    await userEvent.click(await notifications());
    await userEvent.dblClick(confirm());
    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    await expect(requests.writes()).toEqual(["POST /api/webapp/v1/eula-accepted/", "PATCH /api/webapp/v1/me/"]);
    await expect(onEvent.mock.calls).toEqual([[{ type: "agreement.accepted" }]]);
    await expect(await savedChoices(loaded)).toEqual([false, false]);
  },
};

/** The agreement is accepted, but saving the choices fails. Confirm repeats both, and no choice is lost. */
export const ChoicesNotSaved: Story = {
  play: async ({ loaded }) => {
    await isShown();
    await userEvent.click(await marketing());
    await userEvent.click(await acceptance());
    fault.now = { kind: "500 json", calls: "/me/" };
    await userEvent.click(confirm());
    await expect(
      await screen.findByText(
        "You accepted the license agreement, but we couldn't save your email choices. Confirm again.",
      ),
    ).toBeInTheDocument();
    await expect(await marketing(), "what was chosen stays").toBeChecked();
    await expect(onAccepted).not.toHaveBeenCalled();
    fault.now = undefined;
    await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    await expect(await savedChoices(loaded)).toEqual([true, true]);
  },
};

/** The code that sends the acceptance loads while the user reads. */
export const ConfirmCodeNotLoaded: Story = {
  play: async ({ loaded }) => {
    const restore = unloadable(acceptCode);
    try {
      await isShown();
      await userEvent.click(await marketing());
      await userEvent.click(await acceptance());
      await userEvent.click(confirm());
      await expect(await screen.findByText("Failed to accept the EULA. Please try again later.")).toBeInTheDocument();
      await expect(await acceptance()).toBeChecked();
      await expect(await marketing()).toBeChecked();
      await expect(requests.writes()).toEqual([]);
    } finally {
      restore();
    }
    await userEvent.click(await screen.findByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    await expect(requests.writes()).toEqual(["POST /api/webapp/v1/eula-accepted/", "PATCH /api/webapp/v1/me/"]);
    await expect(await savedChoices(loaded)).toEqual([true, true]);
  },
};

export const LogoutCodeNotLoaded: Story = {
  play: async () => {
    const logout = () => userEvent.click(screen.getByRole("button", { name: "Logout" }));
    const restore = unloadable(leavingCode);
    try {
      await isShown();
      await userEvent.click(await marketing());
      await logout();
      await expect(
        await screen.findByText("We couldn't load this. Check your connection, then try again."),
      ).toBeInTheDocument();
      await expect(await marketing()).toBeChecked();
      await expect(requests.writes()).toEqual([]);
    } finally {
      restore();
    }
    await logout();
    await waitFor(() => expect(navigation.visits).toEqual([{ address: expect.stringContaining("/accounts/login/") }]));
    await expect(requests.writes()).toEqual(["DELETE /auth/api/browser/v1/auth/session"]);
  },
};

/** Escape, the scrim and the browser's own close requests don't close it. Signing out does. */
export const CannotBeDismissed: Story = {
  play: async () => {
    await isShown();
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    await userEvent.keyboard("{Escape}{Escape}{Escape}");
    dialog.close();
    await waitFor(() => expect(dialog.open).toBe(true));
    await userEvent.click(dialog);
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(navigation.visits).toEqual([{ address: expect.stringContaining("/accounts/login/") }]));
    await expect(requests.writes()).toEqual(["DELETE /auth/api/browser/v1/auth/session"]);
  },
};

export const Loading: Story = {
  beforeEach: () => {
    fault.now = { kind: "hang" };
  },
  play: async () => {
    await userEvent.click(await acceptance());
    await expect(confirm()).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByRole("button", { name: "Logout" })).toBeEnabled();
  },
};

export const Failed: Story = {
  beforeEach: () => {
    fault.now = { kind: "429" };
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText("Failed to fetch the license agreement.")).toBeVisible());
    await waitFor(() => expect(screen.getByText("Failed to fetch the account.")).toBeVisible());
    await expect(confirm()).toHaveAttribute("aria-disabled", "true");
    fault.now = undefined;
    for (const retry of screen.getAllByRole("button", { name: "Retry" })) await userEvent.click(retry);
    await isShown();
    await userEvent.click(await acceptance());
    fault.now = { kind: "500 html", calls: "eula-accepted" };
    await userEvent.click(confirm());
    await expect(await screen.findByText("Failed to accept the EULA. Please try again later.")).toBeInTheDocument();
    await expect(await acceptance()).toBeChecked();
    await expect(requests.writes()).toEqual([]);
  },
};

/** A text that can't be shown can't be accepted. */
export const NotShown: Story = {
  beforeEach: () => {
    rewritten.responses.set(viewer.agreement, { eula: '<frameset><frame src="https://example.com/"></frameset>' });
  },
  play: async () => {
    await screen.findByText("We can't show this text. Its HTML doesn't work inside a page.");
    await marketing();
    await userEvent.click(await acceptance());
    await expect(confirm()).toHaveAttribute("aria-disabled", "true");
    await expect(confirm()).toHaveAccessibleDescription(
      "We can't show the license agreement. Contact support to continue.",
    );
    await userEvent.click(confirm());
    await expect(requests.writes()).toEqual([]);
  },
};

export const LongText: Story = {
  beforeEach: () => {
    rewritten.responses.set(viewer.agreement, {
      eula: `<h1>${longText}</h1>${`<p>${longText} and so on.</p>`.repeat(80)}`,
    });
  },
  play: async () => {
    await screen.findByRole("heading", { level: 1 });
    const text = screen.getByRole("region", { name: "License agreement" });
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(confirm().getBoundingClientRect().bottom, "the choice is in view beside the text").toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};
