import { product } from "@gatehouse/story-kit/portal/demo-database";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type JSX, type ReactNode, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, spyOn, waitFor, within } from "storybook/test";
import { PortalProvider, type PortalProviderProps } from "../access/portal-provider";
import { useCapabilities } from "../access/session/use-capabilities";
import { CartButton } from "../areas/cart/cart-button/cart-button";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { linkNavigation } from "../navigation/link-navigation";
import { LicensesPage } from "../pages/licenses-page";
import { Shell } from "../shell/shell";
import type { PortalEvent } from "./events";

const navigation = linkNavigation("/app");
const page = window.location.origin;
const events: PortalEvent[] = [];
/** The origins of API requests, through the browser's `fetch` and through the host's own. */
const asked: string[] = [];
const askedOfHost: string[] = [];
let serve: typeof fetch = globalThis.fetch;
let errors = fn();

interface PlaceProps {
  /** One portal for each. */
  readonly origins?: readonly unknown[];
  readonly hasOwnFetch?: boolean;
  readonly panels?: ReactNode;
}

/** A component of the host that uses a hook of ours, which sends requests. */
function HostBadge(): JSX.Element {
  return <p>The host's badge {useCapabilities().size}</p>;
}

function PortalOf({
  origin,
  fetch,
  children,
}: {
  readonly origin: unknown;
  readonly fetch?: typeof globalThis.fetch;
  readonly children: ReactNode;
}): JSX.Element {
  const props = {
    product,
    api: { origin, ...(fetch && { fetch }) },
    navigation,
    access: "inline",
    appearance: { theme: "light" },
    onEvent: (event: PortalEvent) => void events.push(event),
  };
  return <PortalProvider {...(props as unknown as PortalProviderProps)}>{children}</PortalProvider>;
}

function Place({ origins = [], hasOwnFetch = false, panels = <LicensesPanel /> }: PlaceProps): JSX.Element {
  const own: typeof fetch = (input, init) => {
    askedOfHost.push(new URL(new Request(input, init).url).origin);
    return serve(new Request(`${page}${new URL(new Request(input, init).url).pathname}`, init));
  };
  return (
    <StrictMode>
      {origins.map((origin, at) => (
        <section key={String(origin)} aria-label={`Portal ${at}`}>
          <PortalOf origin={origin} {...(hasOwnFetch && { fetch: own })}>
            <HostBadge />
            {panels}
          </PortalOf>
        </section>
      ))}
      <div data-testid="place" />
    </StrictMode>
  );
}

const meta: Meta<typeof Place> = {
  title: "Panels/Another origin",
  component: Place,
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  decorators: [
    (Story, { loaded }) => {
      serve = (input, init) => openedPortal(loaded).fetch(new Request(input, init));
      return <Story />;
    },
  ],
  beforeEach: () => {
    for (const list of [events, asked, askedOfHost]) list.length = 0;
    const real = globalThis.fetch;
    errors = fn();
    const logged = spyOn(console, "error").mockImplementation((...values) => void errors(...values));
    const sent = spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      const { origin, pathname } = new URL(new Request(input, init).url);
      if (!/^\/(?:api|auth)\//.test(pathname)) return real(input, init);
      asked.push(origin);
      return serve(input, init);
    });
    return () => {
      sent.mockRestore();
      logged.mockRestore();
    };
  },
};

export default meta;
type Story = StoryObj<typeof Place>;

const failed = () =>
  events
    .flatMap((event) => (event.type === "panel.failed" ? [`${event.panel}: ${(event.error as Error).message}`] : []))
    .sort();
const lines = () => errors.mock.calls.map(([text]) => String(text)).filter((text) => text.includes("Gatehouse"));
const said = (origin: string) =>
  `api.origin is ${origin}, but this page is on ${page}. The API must be on the page's own origin: have ${page} pass /api, /auth and /accounts on to it, and leave api.origin out.`;

/** Every spelling of the page's own origin works. */
export const OwnOrigin: Story = {
  args: {
    origins: [
      "",
      "/",
      "./",
      "../",
      page,
      `${page}/`,
      `  ${page}//`,
      page.toUpperCase(),
      page.replace("://", "://user:secret@"),
      `${page}/app?x#y`,
      page.replace(/^https?:/, ""),
      null,
      undefined,
    ].filter((origin, at, all) => all.indexOf(origin) === at),
  },
  play: async ({ canvas, args: { origins = [] } }) => {
    for (const at of origins.keys()) {
      const place = canvas.getByRole("region", { name: `Portal ${at}` });
      await waitFor(() => expect(within(place).getByRole("table", { name: "My Licenses" })).toBeVisible());
    }
    await expect(new Set(asked)).toEqual(new Set([page]));
    await expect(failed()).toEqual([]);
  },
};

const port = window.location.port === "1" ? "2" : "1";
const foreign = [
  "https://api.example.com",
  "https://API.example.com:443/v1/",
  "//api.example.com",
  "/\\api.example.com",
  `http://${window.location.hostname}:${port}`,
  `https://${window.location.host}`,
];

/** With another origin, every panel names both origins, and no request is sent. */
export const AnotherOrigin: Story = {
  args: {
    origins: foreign,
    panels: (
      <>
        <LicensesPanel />
        <CartButton />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(failed()).toHaveLength(2 * foreign.length));
    for (const [at, origin] of foreign.entries()) {
      const alerts = within(canvas.getByRole("region", { name: `Portal ${at}` })).getAllByRole("alert");
      const text = said(new URL(origin, page).origin);
      await expect(alerts.map(({ textContent }) => textContent)).toEqual([text, text]);
    }
    await expect(canvas.getAllByText("The host's badge 0")).toHaveLength(foreign.length);
    await expect(failed()).toEqual(
      foreign
        .flatMap((origin) =>
          ["LicensesPanel", "CartButton"].map((panel) => `${panel}: ${said(new URL(origin, page).origin)}`),
        )
        .sort(),
    );
    await expect(lines()).toHaveLength(foreign.length);
    await expect(canvas.queryByText(/connection/)).toBeNull();
    await expect(asked).toEqual([]);
  },
};

/** Shell and pages show the problem too. */
export const FrameAndPages: Story = {
  args: {
    origins: ["https://api.example.com"],
    panels: (
      <Shell>
        <p>The host's content</p>
        <LicensesPage />
      </Shell>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(
        Array(2).fill(said("https://api.example.com")),
      ),
    );
    await expect(canvas.getByText("The host's content")).toBeVisible();
    await expect(asked).toEqual([]);
  },
};

/** With its own `fetch`, a host can name any origin. */
export const OwnFetch: Story = {
  args: { origins: ["https://api.example.com/"], hasOwnFetch: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("table", { name: "My Licenses" })).toBeVisible());
    await expect([new Set(askedOfHost), asked, failed()]).toEqual([new Set(["https://api.example.com"]), [], []]);
  },
};

/** Server markup hydrates without a mismatch, then the problem shows. */
export const Hydrates: Story = {
  play: async ({ canvas }) => {
    const panel = (
      <StrictMode>
        <PortalOf origin="https://api.example.com">
          <LicensesPanel />
        </PortalOf>
      </StrictMode>
    );
    const html = renderToString(panel);
    await expect(html).toContain("My Licenses");
    const markup = new DOMParser().parseFromString(html, "text/html");
    const place = canvas.getByTestId("place");
    place.replaceChildren(...markup.body.childNodes);
    const complaints = fn();
    const root = hydrateRoot(place, panel, { onRecoverableError: complaints });
    await waitFor(() => expect(within(place).getByRole("alert")).toHaveTextContent(said("https://api.example.com")));
    await expect(complaints).not.toHaveBeenCalled();
    await expect(errors.mock.calls).toEqual([[`Gatehouse: ${said("https://api.example.com")}`]]);
    await expect([failed().length, asked]).toEqual([1, []]);
    root.unmount();
  },
};
