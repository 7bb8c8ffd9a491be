import { lazyModule, useLazyModule } from "@gatehouse/design";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { PageFailed } from "./page-failed";

/** A page for a router, which may call `preload` before it shows the page. `preload` never rejects. */
export interface LazyPage<Props> {
  (props: Props): ReactNode;
  readonly preload: () => Promise<void>;
}

/**
 * A page whose code loads when it is first shown, such as one of the catalog. If loading fails, the rest of the portal
 * keeps working and a message offers Retry. The page also retries when the browser is back online.
 * @param onFailure - Called on each failure to show the page, such as a file that the host's newer version has removed.
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
  // Ignore failures here. The page reports them when it is shown.
  return Object.assign(LazyPage, {
    preload: () =>
      page.load().then(
        () => undefined,
        () => undefined,
      ),
  });
}
