import { downloads, type UnpublishedNotice } from "@gatehouse/contract/downloads";
import { lazyModule } from "@gatehouse/design";
import type { ComponentType } from "react";
import { useFetchedModule } from "../../../data/use-fetched-module";
import { useOptionalEndpoint } from "../../../data/use-optional-endpoint";
import { latestPollMs } from "../downloads.polling";

const component = lazyModule(() => import("./unpublished-notices").then((module) => module.UnpublishedNotices));

export interface Notices {
  readonly notices: readonly UnpublishedNotice[];
  /** The component that shows the notices. Undefined until it is loaded. */
  readonly UnpublishedNotices: ComponentType<{ readonly notices: readonly UnpublishedNotice[] }> | undefined;
  /** Whether all is drawn that would push down the versions below. */
  readonly isSettled: boolean;
}

/** The viewer's versions that were unpublished. Empty if the server doesn't know the endpoint. */
export function useNotices(): Notices {
  const { data, error, isMissing } = useOptionalEndpoint(downloads.listNotices, {}, { pollMs: latestPollMs });
  const notices = data?.results ?? [];
  const part = useFetchedModule(component, notices.length > 0);
  const isKnown = data !== undefined || error !== null || isMissing;
  const isDrawn = notices.length === 0 || part.data !== undefined || part.error !== null;
  return { notices, UnpublishedNotices: part.data, isSettled: isKnown && isDrawn };
}
