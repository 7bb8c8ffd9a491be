import type { ReactNode } from "react";
import { portalLocale } from "../locale";
import { english } from "./config-failure.messages";
import { italian } from "./config-failure.messages.it";
import type { LoadProblem } from "./load-config";

export interface ConfigFailureProps {
  readonly problem: LoadProblem;
  /** The file, or the element of the page, that has to be corrected. */
  readonly source: string;
  /** Undefined if a retry would read the same page. */
  readonly onRetry?: () => void;
}

/** Replaces the portal while its config is missing. It uses nothing that needs the config. */
export function ConfigFailure({ problem, source, onRetry }: ConfigFailureProps): ReactNode {
  const texts = portalLocale(navigator.languages) === "it" ? italian : english;
  return (
    <main className="config-failure">
      <h1>{texts.title}</h1>
      <p role="alert">{texts.sentence(problem, source)}</p>
      {onRetry !== undefined && (
        <button type="button" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </main>
  );
}
