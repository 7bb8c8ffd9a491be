import { type ReactNode, useEffect, useRef, useState } from "react";
import { usePortal } from "../portal-context";
import type { Problem } from "./find-problems";

export interface PanelProblemProps {
  readonly panel: string;
  readonly problems: readonly Problem[];
  /** For problems that can go away without a changed setting. */
  readonly onRetry?: () => void;
}

/** Shows the problems in the panel's place as plain text. Loads the matching fixes, then reports the whole text once. */
export function PanelProblem({ panel, problems, onRetry }: PanelProblemProps): ReactNode {
  const portal = usePortal();
  const short = textOf(problems);
  const [full, setFull] = useState({ short, text: short });
  // A re-render of the host is not a new problem, so report only changed texts.
  const latest = useRef({ portal, problems });
  useEffect(() => {
    latest.current = { portal, problems };
  });
  useEffect(() => {
    let isCurrent = true;
    const tell = (text: string) => {
      if (!isCurrent) return;
      setFull({ short, text });
      const { emit, host } = latest.current.portal;
      host.logOnce(text);
      emit({ type: "panel.failed", panel, error: new Error(text) });
    };
    const withFixes = () =>
      import("./setting-fixes").then((module) =>
        module.withFixes(latest.current.problems, latest.current.portal.settingNames),
      );
    withFixes().then(tell, () => tell(short));
    return () => {
      isCurrent = false;
    };
  }, [panel, short]);
  return (
    <>
      <p role="alert">{full.short === short ? full.text : short}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Retry
        </button>
      )}
    </>
  );
}

const textOf = (problems: readonly Problem[]) => problems.map(({ text }) => text).join(" ");
