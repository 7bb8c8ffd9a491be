import { depth } from "@gatehouse/story-kit/depth";
import {
  extra,
  goesOn,
  mountPanel,
  OneAtATime,
  refusals,
  retryAll,
  sessionCall,
} from "@gatehouse/story-kit/faults/refused-calls";
import { withCsrfToken } from "@gatehouse/story-kit/models/model-tabs";
import { openedPortal, type PortalStory } from "@gatehouse/story-kit/portal/portal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn, waitFor } from "storybook/test";
import { loadAllCode } from "../testing/all-code";
import { everyPanel } from "../testing/every-panel";
import { PortalWitness } from "../testing/portal-witness";
import { publishedPanels } from "../testing/published-panels";

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/RefusedCalls",
  component: OneAtATime,
  args: { Witness: PortalWitness },
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  loaders: [loadAllCode],
  beforeEach: withCsrfToken,
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

const viewerCall = "GET /api/webapp/v1/me/";

/** A refused ticket refetches the viewer once, because the account may have lost access to tickets. */
const followUpOf = (call: string) => (/\/tickets\/\d+\/$/.test(call) ? viewerCall : undefined);

/** The only trace of a cart badge that couldn't load its count. */
const isBadgeNotice = ([text]: readonly unknown[]) => text === "The cart's rows could not be counted.";

/**
 * The requests of a mounted panel, once two mounts in a row send the same ones. The first also does one-time work,
 * such as marking a reply as seen. One mount is enough for a panel whose requests are all known.
 */
async function steadyCalls(
  show: () => Promise<{ readonly made: readonly string[] }>,
  isShown: (() => unknown) | undefined,
  isKnown: (call: string) => boolean,
): Promise<readonly string[]> {
  for (let before: readonly string[] | undefined; ;) {
    const { made } = await show();
    if (before === undefined && isShown !== undefined) await waitFor(isShown);
    const isSame = before !== undefined && [...made].sort().join() === [...before].sort().join();
    if (isSame || made.every(isKnown)) return made;
    before = [...made];
  }
}

/**
 * Refuses each request of a panel with a permanent 401, one at a time.
 * @param most how many of the panels that send a request get it refused. The first one always does.
 */
function refusesEach(kind: RegExp, story: PortalStory, most: number, isShown?: () => unknown): Story {
  return {
    play: async ({ loaded }) => {
      const complaints = [spyOn(console, "error"), spyOn(console, "warn")];
      const times = new Map<string, number>();
      const signedIn = openedPortal(loaded).viewer.email;
      let proven = 0;
      for (const [name, panel] of publishedPanels(kind)) {
        const account = everyPanel.find((one) => one.name === name)?.as ?? signedIn;
        openedPortal(loaded).viewer.switchTo(account);
        const isKnown = (call: string) => (times.get(call) ?? 0) >= most;
        const healthy = await steadyCalls(() => mountPanel(panel, [], story), isShown, isKnown);
        for (const call of new Set(healthy)) {
          if (isKnown(call)) continue;
          const before = times.get(call) ?? 0;
          times.set(call, before + 1);
          const what = `${name}, ${call}`;
          const refusal = refusals[([...times.keys()].indexOf(call) + before) % refusals.length];
          const mounted = await mountPanel(panel, [call], { ...story, refusal });
          const added = extra(mounted.made, healthy);
          const followUp = added.findIndex((made) => made === followUpOf(call));
          const checks = added.filter((made) => made === sessionCall).length;
          const more = added.filter((made, at) => made !== sessionCall && at !== followUp);
          // A poll, or a dialog over the panel, may repeat the refused request. Each refusal checks the session once.
          await expect([[], [call]], `${what}: ${more.join(", ")}`).toContainEqual(more);
          await expect(checks, what).toBeGreaterThan(0);
          await expect(checks, what).toBeLessThanOrEqual(mounted.made.filter((made) => made === call).length);
          await expect(document.querySelectorAll(".gh-root").length, what).toBeGreaterThan(0);
          await goesOn(mounted, what);
          mounted.refused.clear();
          await retryAll();
          await mounted.settled();
          await waitFor(() => expect(screen.queryByRole("alert"), what).toBeNull());
          await goesOn(mounted, what);
          proven += 1;
        }
      }
      await expect(proven).toBeGreaterThan(5);
      for (const complaint of complaints) {
        await expect(complaint.mock.calls.filter((call) => !isBadgeNotice(call))).toEqual([]);
        complaint.mockRestore();
      }
    },
  };
}

const all = Number.POSITIVE_INFINITY;

/**
 * On a host page, each request of each panel is refused in turn while the session is active. A request that all panels
 * send is refused once for each kind of refusal. With `--long`, it is refused in every panel.
 */
export const EachRequestOfEachPanel: Story = refusesEach(
  /(Panel|Card|Manager|Button|Menu)$/,
  { access: "inline" },
  depth(refusals.length, all),
);

/**
 * The same for pages of a host that redirects to the sign-in page. Each request is refused on one page. With `--long`,
 * it is refused on every page.
 */
export const EachRequestOfEachPage: Story = refusesEach(/(Page|Shell)$/, { access: "redirect" }, depth(1, all));

/** The same with the agreement dialog over the panel. */
export const EachRequestOfTheAgreement: Story = {
  ...refusesEach(/^LicensesPanel$/, {}, all, () => screen.getByRole("checkbox", { name: /accept the license/i })),
  parameters: { portal: { as: "pending@example.com" } },
};

/** The same for the form that confirms a profile. */
export const EachRequestOfTheConfirmation: Story = {
  ...refusesEach(/^ConfirmProfilePa/, {}, all),
  parameters: { portal: { as: "new@example.com" } },
};
