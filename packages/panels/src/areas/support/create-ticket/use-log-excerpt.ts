import { callsOf } from "@gatehouse/contract/builds";
import { useMemo, useState } from "react";
import { type EndpointResult, useEndpoint } from "../../../data/use-endpoint";
import type { HelpLog } from "../get-help/help-fact";
import { excerptFile, excerptRows, headRows, logExcerpt, toolVersion } from "../get-help/log-excerpt";
import { type MaskedText, maskSecrets } from "../get-help/mask-secrets";

export interface LogExcerpt {
  readonly query: EndpointResult<MaskedText>;
  /** The text to send. */
  readonly text: string;
  readonly onEdit: (text: string) => void;
  /** Masks secrets in the edited text, so that the editor sees the result. */
  readonly onEdited: () => void;
  readonly isAttached: boolean;
  readonly onAttach: (isAttached: boolean) => void;
  /** The name and version of the tool that wrote the log. */
  readonly version: string | undefined;
  /** The excerpt as a file, or none. */
  readonly files: () => readonly File[];
}

const nothing = { kind: "build", projectGuid: "", commitSha: "", buildNumber: "" } as const;

/** The end of the log for a help request. Sends no request without a log. */
export function useLogExcerpt(log: HelpLog | undefined): LogExcerpt {
  const { kind, ...name } = log ?? nothing;
  const options = { isEnabled: log !== undefined };
  const calls = callsOf(kind);
  const end = useEndpoint(calls.logs, { ...name, query: { rows_count: excerptRows } }, options);
  const start = useEndpoint(calls.logs, { ...name, query: { rows_count: headRows, start_row: 0 } }, options);
  const data = useMemo(() => end.data && logExcerpt(end.data.logs), [end.data]);
  const [edited, setEdited] = useState<string>();
  const [isAttached, setAttached] = useState(true);
  const text = edited ?? data?.text ?? "";
  return {
    query: { data, error: end.error, refetch: end.refetch },
    text,
    onEdit: setEdited,
    onEdited: () => setEdited((current) => current && maskSecrets(current).text),
    isAttached,
    onAttach: setAttached,
    // A server that doesn't know `start_row` sends the end of the log, so ignore that.
    version: start.data && (start.data.start_row ?? 0) === 0 ? toolVersion(start.data.logs) : undefined,
    files: () =>
      log === undefined || !isAttached || text.trim() === "" ? [] : [excerptFile(log, maskSecrets(text).text)],
  };
}
