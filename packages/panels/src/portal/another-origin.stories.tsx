import type { Meta, StoryObj } from "@storybook/react-vite";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, fn, waitFor, within } from "storybook/test";
import { CartButton } from "../areas/cart/cart-button/cart-button";
import { LicensesPanel } from "../areas/licenses/licenses-panel/licenses-panel";
import { LicensesPage } from "../pages/licenses-page";
import { Shell } from "../shell/shell";
import {
  failed,
  lines,
  OriginPlace,
  originStories,
  page,
  PortalOf,
  proxy,
  requestedOrigins,
  watched,
} from "../testing/origin-place";

const meta: Meta<typeof OriginPlace> = { title: "Panels/Another origin", ...originStories };

export default meta;
type Story = StoryObj<typeof OriginPlace>;

const said = (origin: string) =>
  `api.origin is ${origin}, but this page is on ${page}, another site, so browsers don't send it the session cookie. Pass api.headers with a token of yours, or ${proxy}`;

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
    await expect(requestedOrigins()).toEqual(new Set([page]));
    await expect(failed()).toEqual([]);
  },
};

const foreign = [
  "https://api.example.com",
  "https://API.example.com:443/",
  "//api.example.com",
  "/\\api.example.com",
  `https://${window.location.host}`,
];

/** With an API on another site and no headers, every panel names both origins, and no request is sent. */
export const AnotherSite: Story = {
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
    await expect(watched.sent).toEqual([]);
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
    await expect(watched.sent).toEqual([]);
  },
};

/** With its own `fetch`, a host can name any origin. */
export const OwnFetch: Story = {
  args: { origins: ["https://api.example.com/"], hasOwnFetch: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("table", { name: "My Licenses" })).toBeVisible());
    await expect([new Set(watched.sentToHost), watched.sent, failed()]).toEqual([
      new Set(["https://api.example.com"]),
      [],
      [],
    ]);
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
    await expect(watched.errors.mock.calls).toEqual([[`Gatehouse: ${said("https://api.example.com")}`]]);
    await expect([failed().length, watched.sent]).toEqual([1, []]);
    root.unmount();
  },
};
