import { type Endpoint, endpointId, productPath } from "@gatehouse/contract";
import { depth } from "@gatehouse/story-kit/depth";
import { mountPanel, OneAtATime } from "@gatehouse/story-kit/faults/refused-calls";
import { withCsrfToken } from "@gatehouse/story-kit/models/model-tabs";
import { product } from "@gatehouse/story-kit/portal/demo-database";
import { openedPortal } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { loadAllCode } from "../testing/all-code";
import { everyPanel } from "../testing/every-panel";
import { PortalWitness } from "../testing/portal-witness";
import { publishedPanels } from "../testing/published-panels";

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/MissingCalls",
  component: OneAtATime,
  args: { Witness: PortalWitness },
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  loaders: [loadAllCode],
  beforeEach: withCsrfToken,
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

const areas = import.meta.glob<Readonly<Record<string, unknown>>>("../../../contract/src/areas/*/index.ts", {
  eager: true,
});
const isOptional = (value: unknown): value is Endpoint =>
  typeof value === "object" &&
  value !== null &&
  "summary" in value &&
  String(value.summary).includes("Optional for servers.");
const optional = Object.values(areas).flatMap((area) =>
  Object.values(area).flatMap((published) => Object.values(published ?? {}).filter(isOptional)),
);
const isOf = ({ method, path }: Endpoint, call: string) =>
  new RegExp(`^${method} ${productPath(product, path).replace(/\{\w+\}/g, "[^/]+")}$`).test(call);
const isOptionalCall = (call: string) => optional.some((endpoint) => isOf(endpoint, call));
const endpointsAmong = (made: ReadonlySet<string>) =>
  optional.filter((endpoint) => [...made].some((call) => isOf(endpoint, call))).map(endpointId);

/** Only dialogs read these, and the dialogs' own stories cover them. */
const readByDialogs = ["downloads.getStatement", "releases.listDownloaders"];

/** How servers respond to a missing endpoint: an unknown address, or an unsupported method. */
const absences: readonly (() => Response)[] = [
  () =>
    new Response("<!doctype html><title>404</title><h1>Not Found</h1>", {
      status: 404,
      headers: { "Content-Type": "text/html" },
    }),
  () => Response.json({ detail: 'Method "GET" not allowed.' }, { status: 405 }),
];

/**
 * Each panel runs on a server without its optional endpoints. It shows no error, requests each endpoint once, and stays
 * the same when the reader returns to the tab. Panels take turns with the responses until each endpoint has given both.
 * With `--long`, each panel gets both.
 */
export const EachOptionalCall: Story = {
  play: async ({ loaded }) => {
    const signedIn = openedPortal(loaded).viewer.email;
    const proven = absences.map(() => new Set<string>());
    for (const [index, [name, panel]] of publishedPanels(/./).entries()) {
      openedPortal(loaded).viewer.switchTo(everyPanel.find((one) => one.name === name)?.as ?? signedIn);
      let missing: ReadonlySet<string> | undefined;
      for (let turn = 0; turn < absences.length; turn += 1) {
        const at = (index + turn) % absences.length;
        const isProven = missing !== undefined && endpointsAmong(missing).every((id) => proven[at]?.has(id));
        if (depth(isProven, false)) break;
        const refusal = absences[at];
        const mounted = await mountPanel(panel, [], { access: "inline", refuses: isOptionalCall, refusal });
        missing = new Set(mounted.made.filter(isOptionalCall));
        if (missing.size === 0) break;
        const what = `${name}, ${[...missing].join(" and ")}, ${at}`;
        const { place } = mounted;
        // Some parts still load their code, which isn't an API request.
        await waitFor(() => expect(within(place).queryAllByRole("status", { name: "Loading" }), what).toEqual([]));
        await expect(within(place).queryAllByRole("alert"), what).toEqual([]);
        const shown = place.textContent;
        await expect(shown, what).toBeTruthy();
        for (let visits = 0; visits < 2; visits += 1) {
          window.dispatchEvent(new Event("visibilitychange"));
          await expect(place.textContent, what).toBe(shown);
          await mounted.settled();
        }
        await expect(mounted.made.filter(isOptionalCall), what).toEqual([...missing]);
        for (const id of endpointsAmong(missing)) proven[at]?.add(id);
      }
    }
    for (const some of proven) {
      const unproven = optional.map(endpointId).filter((id) => !some.has(id));
      await expect(unproven, "no panel makes it by itself").toEqual(readByDialogs);
    }
  },
};
