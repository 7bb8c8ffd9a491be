import { lazyModule, useLazyModule } from "@gatehouse/design";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { PageFailed } from "./page-failed";

/** A page for a router, which may call `preload` before it shows the page. `preload` never rejects. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  readonly preload: () => Promise<void>;
}

/**
 * A page whose code loads when it is first shown, such as one of the catalog. If that fails, the rest of the portal stays, a message
 * offers Retry, and the page tries again once the browser is back online.
 * @param onFailure - Hears of each failure to show the page, such as a file that a newer version of the host no longer has.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: (error: unknown) => void,
): LazyPage<Props> {
  const page = lazyModule(load);
  function LazyPage(props: Props): ReactNode {
    const [hasFailed, setHasFailed] = useState(false);
    const Page = useLazyModule(page, !hasFailed, (error) => {
      setHasFailed(true);
      onFailure?.(error);
    });
    useEffect(() => {
      if (!hasFailed) return;
      const retry = () => setHasFailed(false);
      window.addEventListener("online", retry);
      return () => window.removeEventListener("online", retry);
    }, [hasFailed]);
    if (hasFailed) return <PageFailed isNotLoaded onRetry={() => setHasFailed(false)} />;
    return Page && <Page {...props} />;
  }
  // A failure is told when the page is shown.
  return Object.assign(LazyPage, {
    preload: () =>
      page.load().then(
        () => undefined,
        () => undefined,
      ),
  });
}
