import { isPortalError } from "@gatehouse/contract";
import { type EligibleLicense, type Team, type TeamLicense, teams, type TeamUser } from "@gatehouse/contract/teams";
import { depth } from "@gatehouse/story-kit/depth";
import {
  choiceOf,
  type Fault,
  faults,
  type ModelTab,
  modelTab,
  ModelTabs,
  pastFaults,
  places,
  poll,
  showsTheTruth,
  withCsrfToken,
} from "@gatehouse/story-kit/models/model-tabs";
import { openTeamDatabase, type TeamDatabase, teamPlace } from "@gatehouse/story-kit/models/team-database";
import { networkIdle, nextTask } from "@gatehouse/story-kit/portal/network-idle";
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

/** How often each of the four stories runs generated actions. */
const runs = depth(16, 250);

const actions = [
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
type Action = (typeof actions)[number];

interface Step {
  readonly action: Action;
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
  action: fc.oneof(
    { weight: 1, arbitrary: fc.constant<Action>("delete") },
    { weight: 12, arbitrary: fc.constantFrom(...actions) },
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

interface Tab extends ModelTab<Held> {
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
  const act = ({ action, first, second }: Step): boolean => {
    const license = choiceOf(licenses, first)?.guid ?? "";
    const user = choiceOf(users, second);
    const name = choiceOf(names, first) ?? "";
    const offered = choiceOf(eligible, first)?.guid ?? "";
    const isTeam = teamGuid !== undefined;
    switch (action) {
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
    await networkIdle(tab.portal.queryClient);
  }
  // One of each tab's: a list that is lost twice running is told to be old, and stays so.
  for (const tab of busy) tab.isReadLost = isReadLost;
  for (const [index, one] of steps.entries()) {
    const tab = busy[index % busy.length];
    if (tab === undefined || (tab === tabs[3] && one.action === "create")) continue;
    if (tab.act(one)) tab.faults.push(one.fault);
  }
  // A tab alone shows what it did without being asked again; of two, one may have been overtaken.
  for (const tab of busy) await networkIdle(tab.portal.queryClient);
  for (const tab of busy) {
    tab.faults.length = 0;
    tab.isReadLost = false;
    if (busy.length > 1) await poll(tab);
  }
  for (const tab of busy) await showsTheTruth(tab, () => truthFor(tab));
}

function openTabs(database: TeamDatabase, place: number): readonly Tab[] {
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
 * Runs generated actions of managers and members at once, with faults. Every tab shows what the server has, and no rule of the
 * teams is ever broken. A failure names its seed, which repeats it.
 */
const proves = (seed: number): StoryObj => ({
  play: async ({ loaded }) => {
    const { database, tabs } = loaded as { database: TeamDatabase; tabs: readonly (readonly Tab[])[] };
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
