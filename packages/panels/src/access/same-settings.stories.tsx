import { product } from "@gatehouse/story-kit/portal/demo-database";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, Profiler, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { linkNavigation } from "../navigation/link-navigation";
import type { Appearance } from "../portal/appearance";
import type { Notice } from "../portal/events";
import { PortalProvider } from "./portal-provider";
import { PortalScope } from "./portal-scope";

interface HostProps {
  readonly send: typeof fetch;
  /** Whether the panels are in a `PortalScope`. */
  readonly isScoped: boolean;
  readonly children: ReactNode;
}

interface HostState {
  readonly times: number;
  readonly accent: string;
  readonly addLicense: string;
}

const onCommit = fn();
const rowActions = fn((serial: string) => `Actions for ${serial}`);
const seen = fn<(times: number, notice: Notice) => void>();
let renderHost: (next?: Partial<HostState>) => void = () => undefined;

/** A host page that passes all settings inline, as new objects and functions in each render. */
function Host({ send, isScoped, children }: HostProps): JSX.Element {
  const [{ times, accent, addLicense }, setState] = useState({ times: 1, accent: "red", addLicense: "Add license" });
  renderHost = (next) => flushSync(() => setState((now) => ({ ...now, times: now.times + 1, ...next })));
  const appearance: Appearance = { theme: "light", tokens: { "--gh-accent": accent } };
  return (
    <PortalProvider
      product={{ ...product }}
      api={{ origin: window.location.origin, fetch: (...request) => send(...request) }}
      navigation={linkNavigation("/app", { order: "/orders/{orderGuid}" })}
      access="inline"
      groups={{ abc: ["releases.view"] }}
      appearance={isScoped ? {} : appearance}
      messages={{ licenses: { addLicense, rowActions } }}
      onEvent={() => undefined}
      onNotify={(notice) => seen(times, notice)}
    >
      {isScoped ? (
        <PortalScope appearance={appearance} onEvent={() => undefined}>
          {children}
        </PortalScope>
      ) : (
        children
      )}
      {/* This element is new in each render, so the panel itself must detect that nothing changed. */}
      {!isScoped && <LicensesPanel />}
    </PortalProvider>
  );
}

const profiled = (
  <Profiler id="panels" onRender={onCommit}>
    <LicensesPanel />
  </Profiler>
);

const meta: Meta<typeof Host> = {
  title: "Panels/Same settings",
  component: Host,
  args: { isScoped: false },
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  render: ({ isScoped }, { loaded }) => (
    <Host isScoped={isScoped} send={(...request) => openedPortal(loaded).fetch(new Request(...request))}>
      {profiled}
    </Host>
  ),
};

export default meta;
type Story = StoryObj<typeof Host>;

const isSettled = async (panels: number) => {
  await waitFor(() => expect(screen.getAllByRole("tab", { name: /In Use \d/ })).toHaveLength(panels));
  await waitFor(() => expect(screen.getAllByRole("table", { name: "My Licenses" })).toHaveLength(panels));
};
const accentOf = (name: string) =>
  getComputedStyle(screen.getAllByRole("button", { name })[0] ?? document.body).getPropertyValue("--gh-accent");

/** Renders the host several times. No panel may render, because no setting changed. */
const rendersNothing = async () => {
  onCommit.mockClear();
  rowActions.mockClear();
  for (let times = 0; times < 5; times += 1) renderHost();
  await expect(onCommit).not.toHaveBeenCalled();
  await expect(rowActions).not.toHaveBeenCalled();
};

/** A changed setting still takes effect. */
const takesChanges = async () => {
  renderHost({ addLicense: "Get a license" });
  await expect(screen.getAllByRole("button", { name: "Get a license" })[0]).toBeVisible();
  await expect(accentOf("Get a license")).toBe("red");
  renderHost({ accent: "green" });
  await expect(accentOf("Get a license")).toBe("green");
};

export const Default: Story = {
  play: async () => {
    await isSettled(2);
    await rendersNothing();
    await takesChanges();
    await rendersNothing();
  },
};

export const InAScope: Story = {
  args: { isScoped: true },
  play: async () => {
    await isSettled(1);
    await rendersNothing();
    await takesChanges();
  },
};

/** Notices go to the function of the host's latest render. */
export const LatestFunction: Story = {
  parameters: { portal: { as: "empty@example.com" } },
  play: async () => {
    seen.mockClear();
    const [request] = await screen.findAllByRole("button", { name: "Request a trial license" });
    renderHost();
    renderHost();
    await userEvent.click(request ?? document.body);
    const [, submit] = await screen.findAllByRole("button", { name: /^Request trial$|^Cancel$/ });
    await userEvent.click(submit ?? document.body);
    await waitFor(() => expect(seen).toHaveBeenCalledWith(3, expect.objectContaining({ tone: "success" })));
  },
};

/** A scope changes the appearance, but notices still go to the host. */
export const LatestFunctionInAScope: Story = { ...LatestFunction, args: { isScoped: true } };
