import { lazyModule, useLazyModule } from "@gatehouse/design";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { usePortal } from "../portal-context";
import type { Problem } from "./find-problems";

export interface PanelProblemProps {
  readonly panel: string;
  readonly problems: readonly Problem[];
  /** Set for problems that can disappear without a changed setting. */
  readonly onRetry?: () => void;
}

const settingFixes = lazyModule(() => import("./setting-fixes"));

/** Shows the problems as plain text in the panel's place. Loads the fixes, then reports the whole text once. */
export function PanelProblem({ panel, problems, onRetry }: PanelProblemProps): ReactNode {
  const { emit, host, settingNames } = usePortal();
  const [hasNoFixes, setHasNoFixes] = useState(false);
  const fixes = useLazyModule(settingFixes, true, () => setHasNoFixes(true));
  const text = fixes?.withFixes(problems, settingNames) ?? textOf(problems);
  const isWhole = fixes !== undefined || hasNoFixes;
  // Another render of the host is not a new problem, so report only changed texts.
  const reported = useRef<string>(undefined);
  useEffect(() => {
    if (!isWhole || reported.current === text) return;
    reported.current = text;
    host.logOnce(text);
    emit({ type: "panel.failed", panel, error: new Error(text) });
  }, [isWhole, text, panel, host, emit]);
  return (
    <>
      <p role="alert">{text}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </>
  );
}

const textOf = (problems: readonly Problem[]) => problems.map(({ text }) => text).join(" ");
