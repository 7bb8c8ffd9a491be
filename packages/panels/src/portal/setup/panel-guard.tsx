import { type ComponentType, type ReactNode, useContext, useReducer, useRef, useSyncExternalStore } from "react";
import { neverChanges } from "../never-changes";
import { Boundary } from "../panel-boundary";
import { PortalContext, type PortalContextValue } from "../portal-context";
import { useShared } from "../use-shared";
import type { Problem } from "./find-problems";
import { stylesProblem } from "./page-problem";
import { PanelProblem } from "./panel-problem";
import { sharedPageProblem } from "./shared-page-problem";

export interface PanelGuardProps {
  readonly name: string;
  /** A problem with the panel's own props. */
  readonly problem?: Problem;
  /** The host's content inside the panel. It stays on the page when the panel can't be shown. */
  readonly hostContent?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Wraps a whole panel, including its styles and texts. Problems and crashes show as plain text in the panel's place and
 * never reach the host.
 */
export function PanelGuard(props: PanelGuardProps): ReactNode {
  const portal = useContext(PortalContext);
  if (portal !== null) return <Guarded {...props} portal={portal} />;
  return (
    <>
      <p role="alert">{`${props.name}: there is no <PortalProvider> above this panel.`}</p>
      {props.hostContent}
    </>
  );
}

function Guarded({
  portal,
  name,
  problem,
  hostContent,
  children,
}: PanelGuardProps & { readonly portal: PortalContextValue }): ReactNode {
  const { emit, host, appearance, locale } = portal;
  const lastCrash = useRef<string>(undefined);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  // The first render in the browser must match the server's, which knows nothing about the page.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const found = useShared(sharedPageProblem);
  const onPage = isInBrowser ? (portal.pageProblem() ?? found ?? stylesProblem(appearance)) : undefined;
  const own = onPage ?? problem;
  const problems = portal.problems.length > 0 || own === undefined ? portal.problems : [own];
  const tryAgain = () => {
    portal.store.set(sharedPageProblem, null);
    redraw();
  };
  if (problems.length > 0)
    return (
      <>
        <PanelProblem panel={name} problems={problems} onRetry={problems[0]?.isPassing ? tryAgain : undefined} />
        {hostContent}
      </>
    );
  const onCrash = (error: unknown) => {
    // A render with changed settings can crash in the same way again. Report it once.
    if (lastCrash.current === String(error)) return;
    lastCrash.current = String(error);
    host.logOnce(`${name} failed.`, error);
    emit({ type: "panel.failed", panel: name, error });
  };
  const onRetry = (retry: () => void) => {
    lastCrash.current = undefined;
    retry();
  };
  const fallback = (retry: () => void) => (
    <>
      <p role="alert">This part of the page stopped working.</p>
      <button type="button" onClick={() => onRetry(retry)}>
        Retry
      </button>
      {hostContent}
    </>
  );
  return (
    <Boundary
      resetKey={JSON.stringify([locale, appearance.theme, appearance.nonce, appearance.tokens])}
      onCrash={onCrash}
      fallback={fallback}
    >
      {children}
    </Boundary>
  );
}

/** Wraps a component that hosts render directly, such as a page, in a {@link PanelGuard}. */
export function guarded<Props extends object>(
  name: string,
  Content: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function InGuard(props) {
    return (
      <PanelGuard name={name}>
        <Content {...props} />
      </PanelGuard>
    );
  };
}
