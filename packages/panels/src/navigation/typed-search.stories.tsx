import { linkNavigation, type Navigation } from "@gatehouse/panels/navigation";
import { type HeldTimers, holdTimers } from "@gatehouse/story-kit/portal/held-timers";
import { AnotherPortal } from "@gatehouse/story-kit/portal/portal";
import { tableOf } from "@gatehouse/story-kit/portal/steps";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, useSyncExternalStore } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";

/** A host's router with a history and a record of every address written. */
function routedNavigation() {
  const listeners = new Set<() => void>();
  const entries = ["/app/licenses"];
  let at = 0;
  const written: string[] = [];
  const here = () => entries[at] ?? "";
  const path = () => here().replace(/\?.*/, "");
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const navigation: Navigation = {
    ...linkNavigation("/app"),
    here,
    go: (target) => {
      entries.splice((at += 1), Infinity, `/app${target.path}`);
      notify();
    },
    search: {
      read: () => here().slice(path().length),
      write: (search) => {
        entries[at] = path() + search;
        written.push(here());
        notify();
      },
      subscribe,
    },
  };
  const move = (steps: number) => {
    at += steps;
    notify();
  };
  return { navigation, entries, written, move, usePath: () => useSyncExternalStore(subscribe, path) };
}

let host: ReturnType<typeof routedNavigation>;
let timers: HeldTimers;

/** Shows the list at its own address, and another page at every other. */
function Host(): JSX.Element {
  return host.usePath() === "/app/licenses" ? <LicensesPanel /> : <h1>Another page</h1>;
}

function Routed({ isInMemory = false }: { readonly isInMemory?: boolean }): JSX.Element {
  const navigation = isInMemory ? linkNavigation("/app") : host.navigation;
  return (
    <AnotherPortal story={{ navigation, timeoutMs: 30_000 }}>
      <Host />
    </AnotherPortal>
  );
}

const meta: Meta<typeof Routed> = {
  title: "Panels/TypedSearch",
  component: Routed,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: () => {
    host = routedNavigation();
    timers = holdTimers(500);
    return () => timers.release();
  },
};

export default meta;
type Story = StoryObj<typeof Routed>;

const box = () => screen.findByRole("searchbox", { name: "Search serial, type or team" });
const type = async (text: string) => {
  await tableOf("My Licenses");
  await userEvent.type(await box(), text);
};
const tab = async (name: RegExp) => userEvent.click(await screen.findByRole("tab", { name }));

/** The text is in the list's address before the half-second delay ends, and adds no history entry. */
export const AnotherTab: Story = {
  play: async () => {
    await type("beam");
    await tab(/^In Use/);
    await tableOf("In Use");
    await expect(host.entries).toEqual(["/app/licenses?licenses.search=beam&licenses.tab=in-use"]);
    await tab(/^My Licenses/);
    await expect(await box()).toHaveValue("beam");
    await waitFor(() => expect(screen.getAllByRole("link", { name: /^GC-/ })).toHaveLength(1));
  },
};

/** Without an address, the panel remembers the state of its tabs. */
export const AnotherTabInMemory: Story = {
  args: { isInMemory: true },
  play: async () => {
    await type("beam");
    await tab(/^In Use/);
    await tableOf("In Use");
    await tab(/^My Licenses/);
    await expect(await box()).toHaveValue("beam");
    await waitFor(() => expect(screen.getAllByRole("link", { name: /^GC-/ })).toHaveLength(1));
    await userEvent.clear(await box());
    await tab(/^In Use/);
    await tab(/^My Licenses/);
    await expect(await box()).toHaveValue("");
  },
};

/** A link works before the typed search is applied, and Back restores the typed text. */
export const ALicenseAndBack: Story = {
  play: async () => {
    await type("beam");
    await userEvent.click(await screen.findByRole("link", { name: "GC-3A88-2051" }));
    await screen.findByRole("heading", { name: "Another page" });
    timers.elapse();
    await expect(host.entries).toEqual([
      "/app/licenses?licenses.search=beam",
      expect.stringMatching(/^\/app\/licenses\/[0-9a-f-]{36}$/),
    ]);
    host.move(-1);
    await expect(await box()).toHaveValue("beam");
  },
};

/**
 * The address changes without a prior event, as with Back. The typed text isn't written to the other page's address.
 */
export const AnotherAddress: Story = {
  play: async () => {
    host.entries.unshift("/app/orders");
    host.move(1);
    await type("beam");
    host.move(-1);
    await screen.findByRole("heading", { name: "Another page" });
    timers.elapse();
    await expect(host.written).toEqual([]);
    await expect(host.entries).toEqual(["/app/orders", "/app/licenses"]);
  },
};
