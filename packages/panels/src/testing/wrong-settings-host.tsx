import { rewrittenResponses } from "@gatehouse/story-kit/faults/rewritten-responses";
import { product } from "@gatehouse/story-kit/portal/demo-database";
import { AnotherPortal, openedPortal } from "@gatehouse/story-kit/portal/portal";
import { recordedRequests } from "@gatehouse/story-kit/portal/recorded-requests";
import type { Meta } from "@storybook/react-vite";
import { Component, type JSX, type ReactNode, StrictMode, useState } from "react";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { PortalProvider, type PortalProviderProps } from "../access/portal-provider";
import { CartButton } from "../areas/cart/cart-button/cart-button";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { linkNavigation } from "../navigation/link-navigation";
import type { PortalEvent } from "../portal/events";

export type Props = Readonly<Record<string, unknown>>;

export const requests = recordedRequests();
export const rewritten = rewrittenResponses();
const navigation = linkNavigation("/app");
export const events: PortalEvent[] = [];
const hostFailed = fn();
let serve: typeof fetch = globalThis.fetch;
export let setProps: (props: Props) => void = () => undefined;
export let errors = fn();
export let warnings = fn();

/** Records errors that reach the host, which would unmount its page. */
class HostBoundary extends Component<{ readonly children: ReactNode }, { readonly isGone: boolean }> {
  override state = { isGone: false };
  static getDerivedStateFromError = () => ({ isGone: true });
  override componentDidCatch(error: unknown): void {
    hostFailed(error);
  }
  override render(): ReactNode {
    return this.state.isGone ? "The host's page is gone" : this.props.children;
  }
}

function Counter(): JSX.Element {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Counted {count}
    </button>
  );
}

interface HostProps {
  readonly wrong?: Props;
  readonly panels?: ReactNode;
}

const defaultPanels = (
  <>
    <LicensesPanel />
    <CartButton />
  </>
);

/** A host page with its own state inside a provider, next to a second portal with correct settings. */
export function HostPage({ wrong = {}, panels = defaultPanels }: HostProps): JSX.Element {
  const [{ key = 0, ...changed }, setChanged] = useState<Props>(wrong);
  setProps = setChanged;
  const right = {
    product,
    api: { fetch: serve, timeoutMs: 5_000 },
    navigation,
    access: "inline",
    appearance: { theme: "light" },
    onEvent: (event: PortalEvent) => void events.push(event),
  };
  return (
    <StrictMode>
      <HostBoundary>
        <PortalProvider key={String(key)} {...({ ...right, ...changed } as unknown as PortalProviderProps)}>
          <h1>The host's page</h1>
          <Counter />
          <section aria-label="Panels">{panels}</section>
        </PortalProvider>
      </HostBoundary>
      <AnotherPortal>
        <section aria-label="Beside">
          <CartButton />
        </section>
      </AnotherPortal>
    </StrictMode>
  );
}

/** The meta that the stories of wrong settings share. */
export const wrongSettingsMeta = {
  component: HostPage,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  decorators: [
    (Story, { loaded }) => {
      const server = openedPortal(loaded);
      serve = requests.through(rewritten.through((input, init) => server.fetch(new Request(input, init))));
      return <Story />;
    },
  ],
  beforeEach: () => {
    requests.made.length = 0;
    events.length = 0;
    rewritten.responses.clear();
    hostFailed.mockClear();
    [errors, warnings] = [fn(), fn()];
    const logged = [
      spyOn(console, "error").mockImplementation((...values) => void errors(...values)),
      spyOn(console, "warn").mockImplementation((...values) => void warnings(...values)),
    ];
    return () => logged.forEach((spy) => spy.mockRestore());
  },
} satisfies Meta<typeof HostPage>;

export const ours = (said: string | RegExp) =>
  [...linesOf(errors), ...linesOf(warnings)].filter((line) =>
    typeof said === "string" ? line.includes(said) : said.test(line),
  );
export const linesOf = (log: typeof errors) => log.mock.calls.map((values) => values.map(String).join(" "));
// Sorted, because the panels load the fixes before they report.
export const failed = () =>
  events
    .flatMap((event) => (event.type === "panel.failed" ? [[event.panel, (event.error as Error).message]] : []))
    .sort();
export const alertTexts = () =>
  within(screen.getByRole("region", { name: "Panels" }))
    .queryAllByRole("alert")
    .map(({ textContent }) => textContent);
export const hostIsIntact = async (counted: number) => {
  await expect(screen.getByRole("heading", { name: "The host's page" })).toBeVisible();
  await expect(screen.getByRole("button", { name: `Counted ${counted}` })).toBeVisible();
  await expect(hostFailed).not.toHaveBeenCalled();
};
export const count = () => userEvent.click(screen.getByRole("button", { name: /^Counted/ }));
export const works = () =>
  waitFor(() =>
    expect(
      within(screen.getByRole("region", { name: "Panels" })).getByRole("table", { name: /My Licenses|Le mie licenze/ }),
    ).toBeVisible(),
  );
export const othersWork = async () =>
  void (await within(screen.getByRole("region", { name: "Beside" })).findByRole("link", {
    name: /^Shopping cart, \d/,
  }));
