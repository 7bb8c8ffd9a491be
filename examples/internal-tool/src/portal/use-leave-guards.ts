import type { Navigation } from "@gatehouse/panels/navigation";
import { useEffect, useState } from "react";
import { useBlocker } from "react-router";

type MayLeave = Parameters<NonNullable<Navigation["block"]>>[0];

/** Blocks React Router while a panel's form has unsaved changes, and asks it. @returns the navigation's `block`. */
export function useLeaveGuards(): NonNullable<Navigation["block"]> {
  const [guards] = useState(() => new Set<MayLeave>());
  const blocker = useBlocker(
    // A list that saves its search changes only the query, so it isn't blocked.
    ({ currentLocation, nextLocation }) => guards.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const ask = async () => {
      for (const mayLeave of guards) if (!(await mayLeave())) return blocker.reset();
      blocker.proceed();
    };
    void ask();
  }, [blocker, guards]);
  const [block] = useState(() => (mayLeave: MayLeave) => {
    guards.add(mayLeave);
    return () => void guards.delete(mayLeave);
  });
  return block;
}
