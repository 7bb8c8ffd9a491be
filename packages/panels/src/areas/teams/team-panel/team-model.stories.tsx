import { isPortalError } from "@gatehouse/contract";
import { type EligibleLicense, type Team, type TeamLicense, teams, type TeamUser } from "@gatehouse/contract/teams";
import {
  choiceOf,
  type Fault,
  faults,
  pastFaults,
  places,
  poll,
  type ScheduledTab,
  scheduledTab,
  ScheduledTabs,
  showsTheTruth,
  withCsrfToken,
} from "@gatehouse/story-kit/models/model-tabs";
import { openTeamWorld, teamPlace, type TeamWorld } from "@gatehouse/story-kit/models/team-database";
import { isStill, nextTask } from "@gatehouse/story-kit/portal/network-idle";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as fc from "fast-check";
import { useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { expect, waitFor } from "storybook/test";
import { PortalPanel } from "../../../access/portal-panel";
import { endpointKey } from "../../../data/endpoint-key";
import { PauseContext } from "../../../data/pause";
import { useAction } from "../../../data/use-action";
import { useEndpoint } from "../../../data/use-endpoint";
import { usePortal } from "../../../portal/portal-context";
import {
  findAssigned,
  findCreated,
  findDeleted,
  findLicenseAdded,
  findLicenseRemoved,
  findRenamed,
  findUserAdded,
  findUserRemoved,
} from "../teams.look-ups";

/** Of each of the four stories. */
const schedules = 250;

const deeds = [
  "create",
  "rename",
  "delete",
  "add license",
  "remove license",
  "assign",
  "unassign",
  "add user",
  "remove user",
] as const;
type Deed = (typeof deeds)[number];

interface Step {
  readonly deed: Deed;
  readonly fault: Fault;
  /** Chooses among what the tab holds. */
  readonly first: number;
  readonly second: number;
}

/** What one tab does at once, or two that know nothing of each other. The tabs: the first manager's two, the second's, a member's. */
interface Burst {
  readonly tabs: readonly number[];
  readonly team: number;
  readonly steps: readonly Step[];
  readonly isReadLost: boolean;
}

const choice = fc.nat({ max: 11 });
const step: fc.Arbitrary<Step> = fc.record({
  deed: fc.oneof(
    { weight: 1, arbitrary: fc.constant<Deed>("delete") },
    { weight: 12, arbitrary: fc.constantFrom(...deeds) },
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
const schedule = fc.array(burst, { minLength: 1, maxLength: 2 });

const names = ["Alpha", "Beta", "alpha", "Gamma"];

/** What a tab shows of the teams, and of the one that is open in it. */
interface Held {
  readonly teamGuid: string | undefined;
  readonly list: readonly Team[] | undefined;
  readonly eligible: readonly EligibleLicense[] | undefined;
  readonly team: Team | undefined;
  readonly licenses: readonly TeamLicense[] | undefined;
  readonly users: readonly TeamUser[] | undefined;
}

interface Tab extends ScheduledTab<Held> {
  open: (teamGuid: string | undefined) => void;
  /** @returns whether there was something to do it with. */
  act: (step: Step) => boolean;
}

/** The calls of the panels of teams with what they refresh, and nothing to see. */
function Calls({ tab, others }: { readonly tab: Tab; readonly others: readonly string[] }): null {
  const portal = usePortal();
  const [teamGuid, setTeamGuid] = useState<string>();
  const { queryClient } = portal;
  const input = { teamGuid: teamGuid ?? "" };
  const isOpen = { isEnabled: teamGuid !== undefined };
  const list = useEndpoint(teams.list).data?.results;
  const eligible = useEndpoint(teams.listEligibleLicenses).data?.results;
  const team = useEndpoint(teams.get, input, isOpen);
  const licenses = useEndpoint(teams.listLicenses, input, isOpen).data?.results;
  const users = useEndpoint(teams.listUsers, input, isOpen).data?.results;
  const open = useCallback((guid: string | undefined) => setTeamGuid(guid), []);
  const leave = useCallback(() => open(undefined), [open]);
  const isMissing = isPortalError(team.error, "not-found");
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing, leave]);
  const create = useAction(teams.create, { findDone: findCreated });
  const rename = useAction(teams.rename, { findDone: findRenamed });
  const remove = useAction(teams.delete, {
    findDone: findDeleted,
    onSuccess: leave,
    onFailure: () => void queryClient.invalidateQueries({ queryKey: endpointKey(teams.get) }),
  });
  const addLicense = useAction(teams.addLicense, { findDone: findLicenseAdded });
  const removeLicense = useAction(teams.removeLicense, { findDone: findLicenseRemoved });
  const assign = useAction(teams.assignLicense, { findDone: findAssigned });
  const addUser = useAction(teams.addUser, { findDone: findUserAdded });
  const removeUser = useAction(teams.removeUser, { findDone: findUserRemoved });
  const did = (isPossible: boolean, run: () => void): boolean => {
    if (isPossible) run();
    return isPossible;
  };
  const act = ({ deed, first, second }: Step): boolean => {
    const license = choiceOf(licenses, first)?.guid ?? "";
    const user = choiceOf(users, second);
    const name = choiceOf(names, first) ?? "";
    const offered = choiceOf(eligible, first)?.guid ?? "";
    const isTeam = teamGuid !== undefined;
    switch (deed) {
      case "create":
        return did(!create.isPending, () => create.run({ body: { name } }));
      case "rename":
        return did(isTeam && !rename.isPending, () => rename.run({ ...input, body: { name: `${name} ${second}` } }));
      case "delete":
        return did(isTeam && !remove.isPending, () => remove.run(input));
      case "add license":
        return did(isTeam && offered !== "" && !addLicense.isPending, () =>
          addLicense.run({ ...input, body: { license_guid: offered } }),
        );
      case "remove license":
        return did(isTeam && license !== "" && !removeLicense.isPending, () =>
          removeLicense.run({ ...input, licenseGuid: license }),
        );
      case "assign":
        return did(isTeam && license !== "" && user !== undefined && !assign.isPending, () =>
          assign.run({ ...input, licenseGuid: license, body: { assigned_user_email: user?.email ?? "" } }),
        );
      case "unassign":
        return did(isTeam && license !== "" && !assign.isPending, () =>
          assign.run({ ...input, licenseGuid: license, body: { assigned_user_email: null } }),
        );
      case "add user":
        return did(isTeam && !addUser.isPending, () =>
          addUser.run({ ...input, body: { email: choiceOf(others, first) ?? "" } }),
        );
      case "remove user":
        return did(isTeam && user !== undefined && !removeUser.isPending, () =>
          removeUser.run({ ...input, userId: String(user?.id ?? 0) }),
        );
    }
  };
  useEffect(() => {
    Object.assign(tab, { portal, act, open, held: { teamGuid, list, eligible, team: team.data, licenses, users } });
  });
  return null;
}

/** What the server has for whoever has this tab, asked past everything that may fail. */
async function truthFor(tab: Tab): Promise<Held> {
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

async function live(tabs: readonly Tab[], { tabs: chosen, team, steps, isReadLost }: Burst): Promise<void> {
  const busy = chosen.flatMap((index) => tabs[index] ?? []);
  for (const tab of busy) {
    flushSync(() => tab.open(undefined));
    await poll(tab);
    flushSync(() => tab.open(choiceOf(tab.held.list, team)?.guid));
    await isStill(tab.portal.queryClient);
  }
  // One of each tab's: a list that is lost twice running is told to be old, and stays so.
  for (const tab of busy) tab.isReadLost = isReadLost;
  for (const [index, one] of steps.entries()) {
    const tab = busy[index % busy.length];
    if (tab === undefined || (tab === tabs[3] && one.deed === "create")) continue;
    if (tab.act(one)) tab.faults.push(one.fault);
  }
  // A tab alone shows what it did without being asked again; of two, one may have been overtaken.
  for (const tab of busy) await isStill(tab.portal.queryClient);
  for (const tab of busy) {
    tab.faults.length = 0;
    tab.isReadLost = false;
    if (busy.length > 1) await poll(tab);
  }
  for (const tab of busy) await showsTheTruth(tab, () => truthFor(tab));
}

function openTabs(world: TeamWorld, place: number): readonly Tab[] {
  const {
    managers: [first, second],
    member,
  } = teamPlace(place);
  return [first, first, second, member].map((email) => scheduledTab(email, world.as(email)));
}

const meta: Meta = {
  title: "Panels/Teams/Schedules",
  parameters: { root: false, axe: false },
  loaders: [
    async () => {
      const world = await openTeamWorld(places);
      return { world, tabs: Array.from({ length: places }, (_, place) => openTabs(world, place)) };
    },
  ],
  render: (_args, { loaded }) => (
    <PauseContext value={nextTask}>
      <ScheduledTabs
        tabs={loaded["tabs"] as readonly (readonly Tab[])[]}
        readsLost="licenses-groups"
        panel={(tab, place) => (
          <PortalPanel name="TeamPanel">
            <Calls tab={tab} others={teamPlace(place).others} />
          </PortalPanel>
        )}
      />
    </PauseContext>
  ),
  beforeEach: withCsrfToken,
};

export default meta;

/**
 * Schedules of what managers and members do at once, with faults: whoever looks sees what the server has, and no rule of the
 * teams is ever broken. What fails is told with its seed, which makes it happen again.
 */
const proves = (seed: number): StoryObj => ({
  play: async ({ loaded }) => {
    const { world, tabs } = loaded as { world: TeamWorld; tabs: readonly (readonly Tab[])[] };
    await waitFor(() => expect(tabs.flat().every((tab) => tab.held?.list !== undefined)).toBe(true), {
      timeout: 60_000,
    });
    const proveIn = (place: number) =>
      fc.asyncProperty(schedule, async (bursts) => {
        const here = tabs[place] ?? [];
        await world.begin(place);
        for (const one of bursts) await live(here, one);
        expect(await world.broken(place)).toEqual([]);
        expect(here[3]?.taken, "a member changes nothing").toBe(0);
      });
    await Promise.all(
      tabs.map((_, place) => fc.assert(proveIn(place), { numRuns: Math.ceil(schedules / places), seed: seed + place })),
    );
    const taken = tabs.map((ofPlace) => ofPlace.reduce((sum, tab) => sum + tab.taken, 0));
    await expect(Math.min(...taken), "much was done").toBeGreaterThan(schedules / places / 2);
  },
});

export const FirstQuarter = proves(1_000);
export const SecondQuarter = proves(2_000);
export const ThirdQuarter = proves(3_000);
export const LastQuarter = proves(4_000);
