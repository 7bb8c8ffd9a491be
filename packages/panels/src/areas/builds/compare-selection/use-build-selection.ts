import type { Build, BuildCommit } from "@gatehouse/contract/builds";
import { useCallback, useMemo } from "react";
import { usePortal } from "../../../portal/portal-context";
import { sharedAccountTurn } from "../../../portal/session";
import type { SharedValue } from "../../../portal/shared-state";
import { useShared } from "../../../portal/use-shared";
import { buildLabel } from "../build-label";
import type { CommitName } from "../use-build-commit";
import { comparedName } from "./compared-name";

/** A build that is selected to compare. */
interface ChosenBuild extends CommitName {
  /** The name used in the address of a comparison. */
  readonly name: string;
  readonly label: string;
  readonly createdOn: string;
}

interface Choice {
  readonly chosen: readonly ChosenBuild[];
  /** The account turn at selection time, so that another account doesn't see the selection. */
  readonly accountTurn: number;
}

const sharedChoice: SharedValue<Choice> = { initial: () => ({ chosen: [], accountTurn: 0 }) };

export interface BuildSelection {
  readonly isSelected: (build: Build) => boolean;
  readonly onSelect: (builds: readonly Build[], isSelected: boolean) => void;
  readonly onClear: () => void;
  readonly chosen: readonly ChosenBuild[];
  /** Labels of builds selected on the pages of other commits. */
  readonly elsewhere: readonly string[];
}

/**
 * The builds of a project selected to compare: at most two, from any of its commits. The selection persists as the
 * viewer moves between commits. A third build replaces the first.
 */
export function useBuildSelection(
  { projectGuid, commitSha }: CommitName,
  commit: BuildCommit | undefined,
): BuildSelection {
  const { store } = usePortal();
  const accountTurn = useShared(sharedAccountTurn);
  const choice = useShared(sharedChoice);
  const chosen = useMemo(() => {
    if (choice.accountTurn !== accountTurn) return [];
    return choice.chosen.filter((build) => build.projectGuid === projectGuid);
  }, [choice, accountTurn, projectGuid]);
  const set = useCallback(
    (next: readonly ChosenBuild[]) => store.set(sharedChoice, { chosen: next, accountTurn }),
    [store, accountTurn],
  );
  const nameOf = useCallback(
    ({ build_number: number }: Build) => comparedName({ commitSha, buildNumber: String(number) }),
    [commitSha],
  );
  const isSelected = useCallback((build: Build) => chosen.some(({ name }) => name === nameOf(build)), [chosen, nameOf]);
  const onSelect = useCallback(
    (builds: readonly Build[], isOn: boolean) => {
      const added = builds.map((build) => ({
        projectGuid,
        commitSha,
        name: nameOf(build),
        label: buildLabel(build, build.project_version ?? commit),
        createdOn: build.created_on,
      }));
      const others = chosen.filter((other) => added.every(({ name }) => name !== other.name));
      set(isOn ? [...others, ...added].slice(-2) : others);
    },
    [chosen, set, nameOf, projectGuid, commitSha, commit],
  );
  const onClear = useCallback(() => set([]), [set]);
  const elsewhere = chosen.filter((build) => build.commitSha !== commitSha).map(({ label }) => label);
  return { chosen, isSelected, onSelect, onClear, elsewhere };
}

/** Removes a deleted build from the selection. */
export function useDeselect(): (deleted: CommitName & { readonly buildNumber: string }) => void {
  const { store } = usePortal();
  return useCallback(
    ({ projectGuid, ...build }) => {
      const choice = store.get(sharedChoice);
      const isOther = (one: ChosenBuild) => one.projectGuid !== projectGuid || one.name !== comparedName(build);
      store.set(sharedChoice, { ...choice, chosen: choice.chosen.filter(isOther) });
    },
    [store],
  );
}
