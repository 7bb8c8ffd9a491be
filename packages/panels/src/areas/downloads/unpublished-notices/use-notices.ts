import { downloads, type UnpublishedNotice } from "@gatehouse/contract/downloads";
import { lazyModule } from "@gatehouse/design";
import { type ComponentType, useEffect, useState } from "react";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";
import { latestPollMs } from "../downloads.polling";

/** How long the versions below wait for the notices, which would push them down. */
const patienceMs = 1_000;

const component = lazyModule(() => import("./unpublished-notices").then((module) => module.UnpublishedNotices));

export interface Notices {
  readonly notices: readonly UnpublishedNotice[];
  /** The component that shows the notices. Undefined until it is loaded. */
  readonly UnpublishedNotices: ComponentType<{ readonly notices: readonly UnpublishedNotice[] }> | undefined;
  /** Whether the versions below can show without waiting longer. */
  readonly isSettled: boolean;
}

/** The viewer's versions that were unpublished. Empty if the server doesn't know the endpoint. */
export function useNotices(): Notices {
  const { data, error, isMissing } = useOptionalEndpoint(downloads.listNotices, {}, { pollMs: latestPollMs });
  const notices = data?.results ?? [];
  const part = useFetchedModule(component, notices.length > 0);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const isKnown = data !== undefined || error !== null || isMissing;
  const isDrawn = notices.length === 0 || part.data !== undefined || part.error !== null;
  return { notices, UnpublishedNotices: part.data, isSettled: isLate || (isKnown && isDrawn) };
}
