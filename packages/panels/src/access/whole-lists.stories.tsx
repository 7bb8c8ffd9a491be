import { mountPanel, OneAtATime } from "@gatehouse/story-kit/faults/refused-calls";
import { withCsrfToken } from "@gatehouse/story-kit/models/model-tabs";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { loadAllCode } from "../testing/all-code";
import { everyPanel } from "../testing/every-panel";
import { PortalWitness } from "../testing/portal-witness";
import { publishedPanels } from "../testing/published-panels";

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/WholeLists",
  component: OneAtATime,
  args: { Witness: PortalWitness },
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  loaders: [loadAllCode],
  beforeEach: withCsrfToken,
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

const times = ["updated_on", "created_on", "created_at"] as const;
const timeOf = (item: Partial<Record<(typeof times)[number], string>>) =>
  Date.parse(times.map((name) => item[name]).find((time) => time !== undefined) ?? "") || 0;

/** A server that ignores paging, order and search. It returns each list as a bare array, oldest first. */
const bareLists =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (request.method !== "GET") return send(request);
    const isPaged = url.searchParams.has("page_size") || url.searchParams.has("page");
    if (isPaged) url.search = "?page=0&page_size=0";
    const response = await send(isPaged ? new Request(url, { headers: request.headers }) : request);
    if (!response.ok || !(response.headers.get("Content-Type") ?? "").includes("json")) return response;
    const text = await response.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const headers = new Headers(response.headers);
    if (typeof body !== "object" || body === null || !("results" in body) || !Array.isArray(body.results))
      return new Response(text === "" ? null : text, { status: response.status, headers });
    // Items with equal times stay in the server's order.
    return Response.json(
      body.results.toSorted((one, other) => timeOf(one) - timeOf(other)),
      { headers },
    );
  };

/** These panels rely on the server's order of license history and product sessions. */
const inOrderOfServer = ["LicenseDetailPanel", "SessionsPanel"];

/** Ignores requests that mark items as seen, so that new items stay new. */
const markingNothing =
  (send: typeof fetch): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init);
    return request.url.endsWith("/seen/") ? Promise.resolve(new Response(null, { status: 204 })) : send(request);
  };

/** Each panel shows the same as on a server that pages, orders and searches. */
export const EachPanel: Story = {
  play: async ({ loaded }) => {
    const signedIn = openedPortal(loaded).viewer.email;
    let lists = 0;
    for (const [name, panel] of publishedPanels(/(Panel|Card|Manager|Button|Menu)$/)) {
      if (inOrderOfServer.includes(name)) continue;
      openedPortal(loaded).viewer.switchTo(everyPanel.find((one) => one.name === name)?.as ?? signedIn);
      const mountBare = () =>
        mountPanel(panel, [], { access: "inline", through: (send) => bareLists(markingNothing(send)) });
      // Equal texts prove it at once. Otherwise, what a mount shows may still be on its way.
      const { textContent: shownBare } = (await mountBare()).place;
      const { made, place } = await mountPanel(panel, [], { access: "inline", through: markingNothing });
      const shown = place.textContent;
      if (made.length > 0) lists += 1;
      if (shown === shownBare) continue;
      await mountBare();
      await waitFor(() => expect(place.textContent, name).toBe(shown), {
        onTimeout: (error) => Object.assign(error, { message: `${name}: ${error.message}` }),
      });
    }
    await expect(lists).toBeGreaterThan(30);
  },
};
