import { Button, Panel, TextField } from "@gatehouse/design";
import { changingFault } from "@gatehouse/story-kit/faults/changing-fault";
import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedNavigation } from "@gatehouse/story-kit/portal/recorded-navigation";
import { press } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { UserMenu } from "../areas/viewer/user-menu";
import type { Navigation } from "../navigation/navigation";
import { Anchor, useGoTo, useScreenLink } from "../navigation/screen-link";
import { screenTarget } from "../navigation/screens";
import { hasUnsavedChanges } from "../navigation/unsaved-changes";
import { PortalRoot } from "../portal/portal-root";
import { useUnsavedGuard } from "./use-unsaved-guard";

const recorded = recordedNavigation();
const links = recorded.visits;

/** A form with one field. Its changes are unsaved unless the field is empty. */
function Form({ onTakenAway }: { readonly onTakenAway: () => void }): JSX.Element {
  const [text, setText] = useState("");
  const { question, release } = useUnsavedGuard(text !== "");
  const link = useScreenLink("licenses");
  const goTo = useGoTo();
  return (
    <Panel title="Form">
      <TextField label="Name" value={text} onChange={setText} />
      <Anchor link={link}>Licenses</Anchor>
      <Button onPress={() => goTo(screenTarget("orders"))}>Orders</Button>
      <Button onPress={() => goTo(screenTarget("orders"), { replace: true })}>Not found</Button>
      <Button onPress={release}>Release</Button>
      <Button onPress={onTakenAway}>Take away</Button>
      {question}
    </Panel>
  );
}

const fault = changingFault();

function Guarded({ navigation = recorded }: { readonly navigation?: Navigation }): JSX.Element {
  const [isGone, setGone] = useState(false);
  return (
    <AnotherPortal story={{ navigation }}>
      <PortalRoot>{isGone ? <Panel title="Gone" /> : <Form onTakenAway={() => setGone(true)} />}</PortalRoot>
    </AnotherPortal>
  );
}

const meta: Meta<typeof Guarded> = {
  title: "Panels/Unsaved changes",
  component: Guarded,
  parameters: { portal: { as: "customer@example.com" } },
  beforeEach: () => {
    links.length = 0;
    fault.now = undefined;
  },
};

export default meta;
type Story = StoryObj<typeof Guarded>;

const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const type = async (text: string) => userEvent.type(await screen.findByRole("textbox", { name: "Name" }), text);
const follow = () => userEvent.click(screen.getByRole("link", { name: "Licenses" }));
const isClosed = () => waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

export const Default: Story = {
  play: async () => {
    await screen.findByRole("textbox", { name: "Name" });
    await expect([hasUnsavedChanges(), isAsked()]).toEqual([false, false]);
    await type("Ada");
    await expect([hasUnsavedChanges(), isAsked()]).toEqual([true, true]);
    await follow();
    await expect(await screen.findByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
    await press("Keep editing");
    await isClosed();
    await expect(links).toHaveLength(0);
    await expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
    await follow();
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await follow();
    await press("Discard changes");
    await waitFor(() => expect(links).toHaveLength(1));
    await expect([hasUnsavedChanges(), isAsked()]).toEqual([false, false]);
  },
};

/**
 * Menus, commands and keys ask before they open a page, as links do. Replacing a page doesn't ask: it is already gone.
 */
export const GoesByCode: Story = {
  play: async () => {
    await type("Ada");
    await press("Orders");
    await press("Keep editing");
    await isClosed();
    await expect(links).toHaveLength(0);
    await press("Not found");
    await expect(links).toHaveLength(1);
    await press("Orders");
    await press("Discard changes");
    await waitFor(() => expect(links).toHaveLength(2));
  },
};

const logOut = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /customer@example\.com$/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
};

/** Sign-out asks too, because it leaves the page. */
export const SignsOut: Story = {
  render: ({ navigation = recorded }) => (
    <AnotherPortal story={{ navigation, through: fault.through }}>
      <PortalRoot>
        <Form onTakenAway={() => undefined} />
        <UserMenu />
      </PortalRoot>
    </AnotherPortal>
  ),
  play: async () => {
    await type("Ada");
    await logOut();
    await press("Keep editing");
    await isClosed();
    await expect(links).toHaveLength(0);
    await logOut();
    await press("Discard changes");
    await waitFor(() => expect(links).toEqual([{ address: expect.stringContaining("/accounts/login/") }]));
  },
};

/** A router cannot block a sign-out, so the portal asks. */
export const SignsOutUnderARouter: Story = {
  ...SignsOut,
  args: { navigation: { ...recorded, block: () => () => undefined } },
};

/** If the sign-out fails, the session continues and the form stays guarded. */
export const SignOutFails: Story = {
  render: SignsOut.render,
  // The menu is designed for the shell's bar.
  parameters: { axe: false },
  play: async () => {
    await type("Ada");
    fault.now = { kind: "400 detail", calls: "/session" };
    await logOut();
    await press("Discard changes");
    await waitFor(() => expect([hasUnsavedChanges(), isAsked()]).toEqual([true, true]));
    fault.now = undefined;
    await follow();
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(links).toEqual([]);
  },
};

/** A saved form and a removed form don't ask for confirmation. */
export const Saved: Story = {
  play: async () => {
    await type("Ada");
    await userEvent.clear(screen.getByRole("textbox", { name: "Name" }));
    await expect(hasUnsavedChanges()).toBe(false);
    await type("Ada");
    await press("Release");
    await expect(hasUnsavedChanges()).toBe(false);
    await follow();
    await expect(links).toHaveLength(1);
    await userEvent.clear(screen.getByRole("textbox", { name: "Name" }));
    await type("Ada");
    await expect(hasUnsavedChanges()).toBe(true);
    await press("Take away");
    await screen.findByRole("heading", { name: "Gone" });
    await expect([hasUnsavedChanges(), isAsked()]).toEqual([false, false]);
  },
};

let mayLeave: (() => Promise<boolean>) | undefined;

/** A host with a blockable router asks for every way to leave the page. The link uses the router as usual. */
export const HostBlocks: Story = {
  args: {
    navigation: {
      ...recorded,
      block: (ask) => {
        mayLeave = ask;
        return () => {
          mayLeave = undefined;
        };
      },
    },
  },
  play: async () => {
    await type("Ada");
    await follow();
    await expect(links).toHaveLength(1);
    const first = mayLeave?.();
    await screen.findByRole("alertdialog");
    // The user presses Back again, which ends the first attempt.
    const second = mayLeave?.();
    await expect(await first).toBe(false);
    await press("Discard changes");
    await expect(await second).toBe(true);
    await expect(mayLeave).toBeUndefined();
  },
};
