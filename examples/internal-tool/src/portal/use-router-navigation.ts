import type { Navigation } from "@gatehouse/panels/navigation";
import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { links, ownScreens } from "./own-screens";
import { useLeaveGuards } from "./use-leave-guards";

/** React Router as the navigation of the panels. */
export function useRouterNavigation(): Navigation {
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const block = useLeaveGuards();
  // The first page of a visit is a POP too, and has this key.
  const cameBack = type === "POP" && location.key !== "default";
  const latest = useRef({ navigate, cameBack });
  latest.current = { navigate, cameBack };
  const [listeners] = useState(() => new Set<() => void>());
  useEffect(() => {
    for (const listener of listeners) listener();
  }, [location, listeners]);
  const [navigation] = useState((): Navigation => ({
    ...links,
    go(target, { replace }) {
      const address = links.href(target);
      if (ownScreens[target.screen] === undefined) links.leave(address);
      else void latest.current.navigate(address, { replace });
    },
    block,
    cameBack: () => latest.current.cameBack,
    search: {
      // React Router writes the address before it renders.
      read: () => window.location.search,
      write: (search) =>
        void latest.current.navigate(
          { search, hash: window.location.hash },
          { replace: true, preventScrollReset: true },
        ),
      subscribe(onChange) {
        listeners.add(onChange);
        return () => void listeners.delete(onChange);
      },
    },
    setTitle: (page) => {
      document.title = `${page} · Bench tool`;
    },
  }));
  return navigation;
}
