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
import { everyPanel } from "../testing/every-panel";
import { PortalWitness } from "../testing/portal-witness";
import { publishedPanels } from "../testing/published-panels";

const meta: Meta<typeof OneAtATime> = {
  title: "Panels/RefusedCalls",
  component: OneAtATime,
  args: { Witness: PortalWitness },
  parameters: { portal: { as: "customer@example.com" }, axe: false },
  beforeEach: withCsrfToken,
};

export default meta;
type Story = StoryObj<typeof OneAtATime>;

const viewerCall = "GET /api/webapp/v1/me/";

/** A ticket that is refused reads the viewer again, once: the account may have lost its tickets. */
const followUpOf = (call: string) => (/\/tickets\/\d+\/$/.test(call) ? viewerCall : undefined);

/** The only notice of a cart badge that cannot be counted. */
const isBadgeNotice = ([text]: readonly unknown[]) => text === "The cart's rows could not be counted.";

/**
 * The requests of a panel each time. By the second time, all code is loaded, and one-time work, such as marking a reply as seen, may
 * still come then.
 */
async function steadyCalls(
  show: () => Promise<{ readonly made: readonly string[] }>,
  isShown: (() => unknown) | undefined,
): Promise<readonly string[]> {
  for (let before: readonly string[] | undefined; ;) {
    const { made } = await show();
    if (before === undefined && isShown !== undefined) await waitFor(isShown);
    if (before !== undefined && [...made].sort().join() === [...before].sort().join()) return made;
    before = [...made];
  }
}

/**
 * A permanent 401 for each request that a panel makes, one at a time.
 * @param most how many of the panels that make a request see it refused; the first one does in any case.
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
        const healthy = await steadyCalls(() => mountPanel(panel, [], story), isShown);
        for (const call of new Set(healthy)) {
          const before = times.get(call) ?? 0;
          if (before >= most) continue;
          times.set(call, before + 1);
          const what = `${name}, ${call}`;
          const refusal = refusals[([...times.keys()].indexOf(call) + before) % refusals.length];
          const mounted = await mountPanel(panel, [call], { ...story, refusal });
          // A poll, or a dialog that opens over the panel, sends the refused request once more, which repeats the session check.
          const added = extra(mounted.made, healthy);
          const followUp = added.findIndex((made) => made === followUpOf(call));
          const more = added.filter((_, at) => at !== followUp).join(", ");
          await expect([sessionCall, `${sessionCall}, ${call}, ${sessionCall}`], `${what}: ${more}`).toContain(more);
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
 * On an embedder's page, each request of each panel in turn is refused while the session is active. Those that all panels
 * make are refused to as many as there are ways to refuse. In full, to each of them.
 */
export const EachRequestOfEachPanel: Story = refusesEach(
  /(Panel|Card|Manager|Button|Menu)$/,
  { access: "inline" },
  depth(refusals.length, all),
);

/** The same for pages of a host that redirects to the sign-in page: each request on one page that makes it; in full, on each. */
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
