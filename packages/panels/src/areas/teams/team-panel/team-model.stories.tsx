import { teams } from "@gatehouse/contract/teams";
import { depth } from "@gatehouse/story-kit/depth";
import {
  choiceOf,
  faults,
  modelTab,
  ModelTabs,
  pastFaults,
  places,
  poll,
  showsServerState,
  withCsrfToken,
} from "@gatehouse/story-kit/models/model-tabs";
import { openTeamDatabase, type TeamDatabase, teamPlace } from "@gatehouse/story-kit/models/team-database";
import { networkIdle, nextTask } from "@gatehouse/story-kit/portal/network-idle";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as fc from "fast-check";
import { flushSync } from "react-dom";
import { expect, waitFor } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { PauseContext } from "../../../data/pause";
import {
  type HeldTeams,
  type TeamAction,
  teamActions,
  TeamCalls,
  type TeamStep,
  type TeamTab,
} from "../../../testing/team-calls";

/** How often each of the four stories runs generated actions. */
const runs = depth(16, 250);

/** Concurrent steps in one tab or two. Tabs 0 and 1 belong to the first manager, 2 to the second, 3 to a member. */
interface Burst {
  readonly tabs: readonly number[];
  readonly team: number;
  readonly steps: readonly TeamStep[];
  readonly isReadLost: boolean;
}

const choice = fc.nat({ max: 11 });
const step: fc.Arbitrary<TeamStep> = fc.record({
  action: fc.oneof(
    { weight: 1, arbitrary: fc.constant<TeamAction>("delete") },
    { weight: 12, arbitrary: fc.constantFrom(...teamActions) },
  ),
  fault: fc.constantFrom(...faults),
  first: choice,
  second: choice,
});
const aTab = fc.constantFrom(0, 0, 1, 1, 2, 2, 3);
const burst: fc.Arbitrary<Burst> = fc.record({
  tabs: fc.oneof(
    { weight: 2, arbitrary: fc.tuple(aTab) },
    { weight: 1, arbitrary: fc.uniqueArray(aTab, { minLength: 2, maxLength: 2 }) },
  ),
  team: fc.nat({ max: 2 }),
  steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  isReadLost: fc.integer({ min: 0, max: 39 }).map((at) => at === 0),
});
const bursts = fc.array(burst, { minLength: 1, maxLength: 2 });

/** The server's data for the tab's user, read without fault injection. */
async function truthFor(tab: TeamTab): Promise<HeldTeams> {
  const { teamGuid } = tab.held;
  const asked = pastFaults(tab);
  const input = { teamGuid: teamGuid ?? "" };
  const [list, eligible] = await Promise.all([asked.call(teams.list), asked.call(teams.listEligibleLicenses)]);
  const shared = { teamGuid, list: list.results, eligible: eligible.results };
  if (teamGuid === undefined) return { ...shared, team: undefined, licenses: undefined, users: undefined };
  const [team, licenses, users] = await Promise.all([
    asked.call(teams.get, input),
    asked.call(teams.listLicenses, input),
    asked.call(teams.listUsers, input),
  ]);
  return { ...shared, team, licenses: licenses.results, users: users.results };
}

async function live(tabs: readonly TeamTab[], { tabs: chosen, team, steps, isReadLost }: Burst): Promise<void> {
  const busy = chosen.flatMap((index) => tabs[index] ?? []);
  for (const tab of busy) {
    flushSync(() => tab.open(undefined));
    await poll(tab);
    flushSync(() => tab.open(choiceOf(tab.held.list, team)?.guid));
    await networkIdle(tab.portal.queryClient);
  }
  // Lose only one read per tab: a list that fails twice in a row is reported as stale and stays that way.
  for (const tab of busy) tab.isReadLost = isReadLost;
  for (const [index, one] of steps.entries()) {
    const tab = busy[index % busy.length];
    if (tab === undefined || (tab === tabs[3] && one.action === "create")) continue;
    if (tab.act(one)) tab.faults.push(one.fault);
  }
  // A single tab must be current without a poll. With two tabs, one may have missed the other's change.
  for (const tab of busy) await networkIdle(tab.portal.queryClient);
  for (const tab of busy) {
    tab.faults.length = 0;
    tab.isReadLost = false;
    if (busy.length > 1) await poll(tab);
  }
  for (const tab of busy) await showsServerState(tab, () => truthFor(tab));
}

function openTabs(database: TeamDatabase, place: number): readonly TeamTab[] {
  const {
    managers: [first, second],
    member,
  } = teamPlace(place);
  return [first, first, second, member].map((email) => modelTab(email, database.as(email)));
}

const meta: Meta = {
  title: "Panels/Teams/Model-based test",
  parameters: { root: false, axe: false },
  loaders: [
    async () => {
      const database = await openTeamDatabase(places);
      return { database, tabs: Array.from({ length: places }, (_, place) => openTabs(database, place)) };
    },
  ],
  render: (_args, { loaded }) => (
    <PauseContext value={nextTask}>
      <ModelTabs
        tabs={loaded["tabs"] as readonly (readonly TeamTab[])[]}
        readsLost="licenses-groups"
        panel={(tab, place) => (
          <PortalPanel name="TeamPanel">
            <TeamCalls tab={tab} others={teamPlace(place).others} />
          </PortalPanel>
        )}
      />
    </PauseContext>
  ),
  beforeEach: withCsrfToken,
};

export default meta;

/**
 * Runs generated actions of managers and members concurrently, with fault injection. Every tab must show the server's
 * state, and no rule of teams may be broken. A failure names its seed, which reproduces it.
 */
const proves = (seed: number): StoryObj => ({
  play: async ({ loaded }) => {
    const { database, tabs } = loaded as { database: TeamDatabase; tabs: readonly (readonly TeamTab[])[] };
    await waitFor(() => expect(tabs.flat().every((tab) => tab.held?.list !== undefined)).toBe(true), {
      timeout: 60_000,
    });
    const proveIn = (place: number) =>
      fc.asyncProperty(bursts, async (generated) => {
        const here = tabs[place] ?? [];
        await database.begin(place);
        for (const one of generated) await live(here, one);
        await expect(await database.broken(place)).toEqual([]);
        await expect(here[3]?.taken, "a member changes nothing").toBe(0);
      });
    await Promise.all(
      tabs.map((_, place) => fc.assert(proveIn(place), { numRuns: Math.ceil(runs / places), seed: seed + place })),
    );
    const taken = tabs.map((ofPlace) => ofPlace.reduce((sum, tab) => sum + tab.taken, 0));
    await expect(Math.min(...taken), "something was done in each place").toBeGreaterThan(0);
    await expect(
      taken.reduce((sum, writes) => sum + writes),
      "much was done",
    ).toBeGreaterThan(runs / 2);
  },
});

export const FirstQuarter = proves(1_000);
export const SecondQuarter = proves(2_000);
export const ThirdQuarter = proves(3_000);
export const LastQuarter = proves(4_000);
